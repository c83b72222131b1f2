import type { Db } from '../db/database';
import { backoffMs } from './backoff';
import { leaseOwner } from './lease-owner';
import { HEARTBEAT_MS, renewLease } from './lease-time';
import { claimJob, deleteJob, type Job, type NextRun, requeue } from './queue';

/** Runs one job. Returns when the job runs again, or null when it is done. */
export type JobHandler = (job: Job) => Promise<NextRun | null>;

export type JobHandlers = Readonly<Record<string, JobHandler>>;

interface WorkerOptions {
  readonly db: Db;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly log: { readonly error: (facts: object, message: string) => void };
  readonly handlers: JobHandlers;
}

export interface Worker {
  /** Looks for due jobs every second from now on. */
  start(): void;
  /** Claims no more jobs and waits for the claimed ones. */
  stop(): Promise<void>;
  drain(): Promise<void>;
}

const PARALLEL_JOBS = 2;
const POLL_MS = 1000;
const UNEXPECTED_FAILURE = { firstMs: 60_000, longestMs: 6 * 3_600_000 };

/** Creates a worker for the queue. When an instance crashes, another worker claims its jobs after their leases end. */
export function createWorker(options: WorkerOptions): Worker {
  const owner = leaseOwner();
  let timer: NodeJS.Timeout | null = null;
  let isStopped = false;
  let round: Promise<void> = Promise.resolve();

  const runNext = async (): Promise<boolean> => {
    const job = isStopped ? null : await claimJob(options.db, owner, options.clock());
    if (job) await run(options, owner, job);
    return job !== null;
  };
  const runAllDue = async (): Promise<void> => {
    let hasRun = true;
    while (hasRun) hasRun = await runNext();
  };
  const drain = async () => {
    await Promise.all(Array.from({ length: PARALLEL_JOBS }, runAllDue));
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

async function run(options: WorkerOptions, owner: string, job: Job): Promise<void> {
  const { db, clock } = options;
  const heartbeat = setInterval(() => {
    renewLease(db, 'jobs', job, owner, clock()).catch(() => undefined);
  }, HEARTBEAT_MS).unref();
  try {
    const nextRun = await attempt(options, job);
    if (nextRun) await requeue(db, job, nextRun);
    else await deleteJob(db, job);
  } finally {
    clearInterval(heartbeat);
  }
}

async function attempt(options: WorkerOptions, job: Job): Promise<NextRun | null> {
  const handler = options.handlers[job.kind];
  try {
    return handler ? await handler(job) : null;
  } catch (error) {
    options.log.error({ job: job.kind, cause: nameOf(error) }, 'A job failed unexpectedly.');
    const waitMs = backoffMs(UNEXPECTED_FAILURE, job.attempts, options.random);
    return { runAt: new Date(options.clock().getTime() + waitMs), error: nameOf(error) };
  }
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
