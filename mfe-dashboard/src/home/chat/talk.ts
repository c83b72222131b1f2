import type { ChatMessage } from '@halyard/shared-contracts/wire';

/** The conversation as the screen shows it. */
export interface Talk {
  readonly lines: readonly ChatMessage[];
  /** The step that the server is working on; null while the server has named none. */
  readonly step: string | null;
}

/** The conversation with one more line. */
export const withLine = ({ lines }: Talk, line: ChatMessage): Talk => ({
  lines: [...lines, line],
  step: null,
});
