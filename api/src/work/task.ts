import type { ErrorCode } from '../error-codes';

/** Each name has an entry in `worker.ts`. */
export type TaskName =
  | 'preview-statement'
  | 'match-statement'
  | 'write-summary'
  | 'read-copy'
  | 'write-copy';

/** It is a kind of task. `Input` and `Output` are structured clones. */
export interface Task<Input, Output> {
  readonly name: TaskName;
  readonly maxMs: number;
  /** It is the size of buffers and texts in the output. */
  readonly maxOutputBytes: number;
  /** Inputs that need much memory run one at a time. */
  readonly isLarge?: (input: Input) => boolean;
  /** The user sees this message if a task exceeds its time, memory, or output. */
  readonly tooMuch: readonly [code: ErrorCode, sentence: string];
  readonly types?: readonly [Input, Output];
}

export type Answer<Output> =
  | { readonly output: Output }
  | { readonly isTooLarge: true }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };
