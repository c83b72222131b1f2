import type { ChatMessage } from '@halyard/shared-contracts/wire';

export interface Talk {
  readonly lines: readonly ChatMessage[];
  readonly step: string | null;
}

export const withLine = ({ lines }: Talk, line: ChatMessage): Talk => ({
  lines: [...lines, line],
  step: null,
});
