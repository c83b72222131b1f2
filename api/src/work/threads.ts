import { fileURLToPath } from 'node:url';
import type { MessagePort, ResourceLimits, TransferListItem } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import type { Answer, TaskName } from './task';

/** Threads that work at one time: each takes a processor. */
export const THREADS = 2;

/** Threads without work end after this long, and their memory is free again. */
const IDLE_MS = 10_000;

/** Of one thread. A statement of 19,000 lines and a copy of 20,000 transactions need less than half of it. */
const MEMORY: ResourceLimits = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 4 };

/** Built, the worker lies beside the server; from the sources, a loader compiles it when it starts. */
const FILE = import.meta.url.endsWith('.ts') ? '../source-worker.cjs' : './worker.mjs';

/** What goes to a thread. */
export interface Sent {
  readonly name: TaskName;
  readonly maxOutputBytes: number;
  readonly input: unknown;
  readonly port?: MessagePort;
}

/** Whoever sends a task knows what it answers: `never` stands for any of it. */
type Pool = Piscina<Sent, Answer<never>>;

/** Threads of the process, or none before the first task. */
export class Threads {
  readonly #memory: ResourceLimits;
  #pool: Promise<Pool> | null = null;

  constructor(memory: ResourceLimits = MEMORY) {
    this.#memory = memory;
  }

  /** Runs a task by its name. `signal` ends the thread that runs it; another one takes its place. */
  async run(
    task: Sent,
    {
      signal,
      moved,
    }: { readonly signal: AbortSignal; readonly moved: readonly TransferListItem[] },
  ): Promise<Answer<never>> {
    this.#pool ??= this.#start();
    const pool = await this.#pool;
    return pool.run(task, { signal, transferList: [...moved, ...(task.port ? [task.port] : [])] });
  }

  /** Ends all threads. Tasks that run fail. */
  async stop(): Promise<void> {
    const pool = await this.#pool;
    this.#pool = null;
    await pool?.destroy();
  }

  async #start(): Promise<Pool> {
    const { default: Threadpool } = await import('piscina');
    const pool = new Threadpool<Sent, Answer<never>>({
      filename: fileURLToPath(new URL(FILE, import.meta.url)),
      name: 'work',
      minThreads: 0,
      maxThreads: THREADS,
      idleTimeout: IDLE_MS,
      resourceLimits: this.#memory,
      // Threads that sleep in `Atomics.wait` hear no message of a port.
      atomics: 'disabled',
      env: {},
      execArgv: [],
    });
    // A thread may run out of memory just after its task: without a listener that would end the whole process.
    pool.on('error', () => {});
    return pool;
  }
}
