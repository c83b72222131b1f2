import type { ChatMessage } from '@halyard/shared-contracts/wire';

export interface ChatTranscript {
  readonly lines: readonly ChatMessage[];
  readonly step: string | null;
}

export const withMessage = ({ lines }: ChatTranscript, line: ChatMessage): ChatTranscript => ({
  lines: [...lines, line],
  step: null,
});
