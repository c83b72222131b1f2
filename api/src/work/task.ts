import type { ErrorCode } from '../errors';

/** What a worker thread can do. Each name is a module in the table of `worker.ts`. */
export type TaskName =
  | 'preview-statement'
  | 'match-statement'
  | 'write-summary'
  | 'read-copy'
  | 'write-copy';

/** A kind of task, with its limits. `Input` and `Output` cross between threads as structured clones. */
export interface Task<Input, Output> {
  readonly name: TaskName;
  /** How long one may run, in ms of the clock. */
  readonly maxMs: number;
  /** How large its answer may be, in bytes: of buffers and texts. */
  readonly maxOutputBytes: number;
  /** Whether an input takes much memory: such tasks run one at a time. */
  readonly isLarge?: (input: Input) => boolean;
  /** What a person reads when a task needs more time, memory or output than it may. */
  readonly tooMuch: readonly [code: ErrorCode, sentence: string];
  /** Only types: nothing is ever stored here. */
  readonly types?: readonly [Input, Output];
}

/** What a worker thread answers: the result, that it is too large, or a refusal for the person who sent the input. */
export type Answer<Output> =
  | { readonly output: Output }
  | { readonly isTooLarge: true }
  | { readonly refusal: { readonly code: ErrorCode; readonly message: string } };
