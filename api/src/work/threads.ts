import { fileURLToPath } from 'node:url';
import type { MessagePort, ResourceLimits, TransferListItem } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { Answer, TaskName } from './task';

export const THREADS = 2;

const IDLE_MS = 10_000;

/** The limits apply to each thread. A statement of 19,000 lines needs less than half. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** When the API runs from its sources, they are compiled when a thread starts. */
const FILE = import.meta.url.endsWith('.ts') ? '../source-worker.cjs' : './worker.mjs';

export interface TaskMessage {
  readonly name: TaskName;
  readonly maxOutputBytes: number;
  readonly input: unknown;
  readonly port?: MessagePort;
}

/** `never` stands for any output; the sender knows its type. */
type Pool = Piscina<TaskMessage, Answer<never>>;

export class Threads {
  readonly #memory: ResourceLimits;
  #pool: Promise<Pool> | null = null;

  constructor(memory: ResourceLimits = MEMORY) {
    this.#memory = memory;
  }

  /** `signal` ends the thread of the task. */
  async run(
    task: TaskMessage,
    {
      signal,
      moved,
    }: { readonly signal: AbortSignal; readonly moved: readonly TransferListItem[] },
  ): Promise<Answer<never>> {
    this.#pool ??= this.#start();
    const pool = await this.#pool;
    return pool.run(task, { signal, transferList: [...moved, ...(task.port ? [task.port] : [])] });
  }

  async stop(): Promise<void> {
    const pool = await this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  async #start(): Promise<Pool> {
    const { default: Threadpool } = await import('piscina');
    const pool = new Threadpool<TaskMessage, Answer<never>>({
      filename: fileURLToPath(new URL(FILE, import.meta.url)),
      name: 'work',
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: this.#memory,
      // Threads in `Atomics.wait` receive no port messages.
      atomics: 'disabled',
      env: {},
      execArgv: [],
    });
    // Without a listener, a thread that runs out of memory after its task would end the process.
    pool.on('error', () => {});
    return pool;
  }
}
