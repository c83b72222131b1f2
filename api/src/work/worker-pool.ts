import type { MessagePort, TransferListItem } from 'node:worker_threads';
import { systemErrorCode } from '../system-error-code';
import { AppError } from '../errors';
import { Gate, type GateLimits } from './gate';
import type { Task } from './task';
import { Threads, THREADS } from './threads';

const LIMITS: GateLimits = { running: THREADS, waiting: 8, ofUser: 2 };
const LARGE_LIMITS: GateLimits = { ...LIMITS, running: 1 };

/** A task that used too much memory or time ends with these errors. */
const OVER_LIMIT = ['ERR_WORKER_OUT_OF_MEMORY', 'ABORT_ERR'];

interface Options {
  /** These buffers are transferred to the thread instead of copied. */
  readonly moved?: readonly TransferListItem[];
  readonly port?: MessagePort;
}

const isOver = (error: unknown): boolean =>
  OVER_LIMIT.includes(systemErrorCode(error)) ||
  (error instanceof Error && error.name === 'AbortError');

/** It runs long tasks and untrusted files in worker threads, so that the event loop stays free. */
export class WorkerPool {
  readonly #threads: Threads;
  readonly #gate: Gate;
  readonly #largeGate = new Gate(LARGE_LIMITS);

  constructor(threads = new Threads(), limits = LIMITS) {
    this.#threads = threads;
    this.#gate = new Gate(limits);
  }

  /** Runs a task. Throws its refusal, `task.tooMuch` if it exceeds a limit, or what `Gate.enter` throws. */
  async run<Input, Output>(
    userId: string,
    task: Task<Input, Output>,
    input: Input,
    options: Options = {},
  ): Promise<Output> {
    const gates = task.isLarge?.(input) ? [this.#largeGate, this.#gate] : [this.#gate];
    const leaves: (() => void)[] = [];
    try {
      for (const gate of gates) leaves.push(await gate.enter(userId));
      return await this.#runInside(task, input, options);
    } finally {
      for (const leave of leaves) leave();
    }
  }

  async #runInside<Input, Output>(
    task: Task<Input, Output>,
    input: Input,
    { moved = [], port }: Options,
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

export const workerPool = new WorkerPool();
