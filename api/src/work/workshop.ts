import type { MessagePort, TransferListItem } from 'node:worker_threads';
import { codeOf } from '../code-of';
import { AppError } from '../errors';
import { Gate, type GateLimits } from './gate';
import type { Task } from './task';
import { Threads, THREADS } from './threads';

const LIMITS: GateLimits = { running: THREADS, waiting: 8, ofPerson: 2 };

/** What a thread ends with when it takes more memory than it may, and what ends a task that takes too long. */
const OVER_LIMIT = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'];

interface Options {
  /** What the thread takes over, such as the bytes of a file: this thread has them no longer. */
  readonly moved?: readonly TransferListItem[];
  /** For what goes to and fro while the task runs. */
  readonly port?: MessagePort;
}

const isOver = (error: unknown): boolean =>
  OVER_LIMIT.includes(codeOf(error)) || (error instanceof Error && error.name === 'AbortError');

/** Runs what takes long or comes from strangers in worker threads, so that the event loop stays free. */
export class Workshop {
  readonly #threads: Threads;
  readonly #gate: Gate;

  constructor(threads = new Threads(), limits = LIMITS) {
    this.#threads = threads;
    this.#gate = new Gate(limits);
  }

  /** Waits for a place for this person's task; gives the function that leaves it. See `Gate.enter`. */
  enter(userId: string): Promise<() => void> {
    return this.#gate.enter(userId);
  }

  /** Enters, runs one task and leaves. */
  async run<Input, Output>(
    userId: string,
    task: Task<Input, Output>,
    input: Input,
    options: Options = {},
  ): Promise<Output> {
    const leave = await this.enter(userId);
    try {
      return await this.runInside(task, input, options);
    } finally {
      leave();
    }
  }

  /**
   * Runs a task for a caller who has entered. Throws what the task refuses, and `task.tooMuch` for one that takes more
   * time, memory or output than it may. Only that task ends.
   */
  async runInside<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    { moved = [], port }: Options = {},
  ): Promise<Output> {
    const signal = AbortSignal.timeout(task.maxMs);
    const tooMuch = (cause?: unknown) =>
      new AppError(task.tooMuch[0], { message: task.tooMuch[1], cause });
    const { name, maxOutputBytes } = task;
    const sent = { name, maxOutputBytes, input, ...(port && { port }) };
    const answer = await this.#threads.run(sent, { signal, moved }).catch((error: unknown) => {
      throw isOver(error) ? tooMuch(error) : error;
    });
    if ('refusal' in answer) throw new AppError(answer.refusal.code, answer.refusal);
    if ('isTooLarge' in answer) throw tooMuch();
    return answer.output;
  }

  stop(): Promise<void> {
    return this.#threads.stop();
  }
}

/** The workshop of this process. Its threads belong to nobody: they end by themselves when nothing is to be done. */
export const workshop = new Workshop();
