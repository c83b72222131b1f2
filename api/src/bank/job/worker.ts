import type { BankLog } from '../bank-world';
import type { Db } from '../../db/database';
import { waitAfter } from './backoff';
import { leaseOwner } from '../../db/lease/lease-owner';
import { HEARTBEAT_MS } from '../../db/lease/lease-time';
import { type Again, claim, finish, type Job, putBack, renewLease } from './queue';

/** Does one job; answers when it is to run again, or null when it is done for good. */
export type JobHandler = (job: Job) => Promise<Again | null>;

export interface WorkerOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: BankLog;
  readonly handlers: Readonly<Record<string, JobHandler>>;
}

/** Jobs in work at one time. */
const PARALLEL = 2;
const POLL_MS = 1000;

export interface Worker {
  /** Looks for due jobs from now on, every second. */
  start(): void;
  /** Takes no more jobs and waits for those in work. */
  stop(): Promise<void>;
  /** Does everything that is due and settles when nothing is. */
  drain(): Promise<void>;
}

/** Works off the queue. What it does not finish, by a crash say, is taken up again when its lease has run out. */
export function createWorker(options: WorkerOptions): Worker {
  const owner = leaseOwner();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();

  const next = async (): Promise<boolean> => {
    const job = isStopped ? null : await claim(options.db, owner, options.clock());
    if (job) await work(options, owner, job);
    return job !== null;
  };
  const line = async (): Promise<void> => {
    let isBusy = true;
    while (isBusy) isBusy = await next();
  };
  const drain = async () => {
    await Promise.all(Array.from({ length: PARALLEL }, line));
  };
  const poll = () => {
    round = drain().catch((error: unknown) => {
      options.log.error({ cause: nameOf(error) }, 'The job queue cannot be read.');
    });
    round = round.finally(() => {
      if (!isStopped) timer = setTimeout(poll, POLL_MS).unref();
    });
  };

  return {
    drain,
    start: poll,
    stop: async () => {
      isStopped = true;
      if (timer) clearTimeout(timer);
      await round;
    },
  };
}

async function work(options: WorkerOptions, owner: string, job: Job): Promise<void> {
  const { db, clock } = options;
  const heartbeat = setInterval(() => {
    renewLease(db, job, owner, clock()).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  try {
    const again = await attempt(options, job);
    if (again) await putBack(db, job, again);
    else await finish(db, job);
  } finally {
    clearInterval(heartbeat);
  }
}

/** A failure that no handler foresaw is tried again like one that passes by itself. */
async function attempt(options: WorkerOptions, job: Job): Promise<Again | null> {
  const handler = options.handlers[job.kind];
  try {
    return handler ? await handler(job) : null;
  } catch (error) {
    options.log.error({ job: job.kind, cause: nameOf(error) }, 'A job failed unexpectedly.');
    const waitMs = waitAfter('retry', job.attempts, options.random) ?? 0;
    return { runAt: new Date(options.clock().getTime() + waitMs), error: nameOf(error) };
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
