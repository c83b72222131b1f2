import { randomUUID } from 'node:crypto';
import type { Db } from '../db/database';
import { skipLocked } from '../db/dialect';
import { inTransaction } from '../db/transaction';
import { isDue, isLeaseFree, leaseEnd } from './lease-time';

export interface NewJob {
  readonly kind: string;
  /** Two waiting jobs with the same key become one job, which runs at the earlier time. */
  readonly key: string;
  readonly payload: object;
  readonly runAt: Date;
}

/** A worker has claimed this job. `attempts` includes the current one. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
}

/** It says when a job runs again. `error` is the code of its failure; null resets the count of attempts. */
export interface NextRun {
  readonly runAt: Date;
  readonly error: string | null;
}

/** Adds a job. Inside a transaction, the job exists only if the transaction commits. */
export async function enqueue(db: Db, { kind, key, payload, runAt }: NewJob): Promise<void> {
  const at = runAt.toISOString();
  await db
    .insertInto('jobs')
    .values({
      id: randomUUID(),
      kind,
      dedupe_key: key,
      payload: JSON.stringify({ key, ...payload }),
      run_at: at,
      attempts: 0,
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict.column('dedupe_key').doUpdateSet({ run_at: at }).where('jobs.run_at', '>', at),
    )
    .execute();
}

/** Claims the job that has been due longest, so that no other instance runs it. Returns null if no job is due. */
export async function claimJob(db: Db, owner: string, now: Date): Promise<Job | null> {
  const due = db
    .selectFrom('jobs')
    .select('id')
    .where(isDue(now))
    .where(isLeaseFree(now))
    .orderBy('run_at')
    .orderBy('id')
    .limit(1);
  const job = await db
    .updateTable('jobs')
    .set((is) => ({
      dedupe_key: null,
      attempts: is('attempts', '+', 1),
      lease_owner: owner,
      lease_until: leaseEnd(now),
    }))
    .where('id', '=', skipLocked(db, due))
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();
  if (!job) return null;
  const payload: { key: string } = JSON.parse(job.payload);
  return { ...job, key: payload.key, payload };
}

export async function deleteJob(db: Db, job: Pick<Job, 'id'>): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).execute();
}

/** Removes jobs that wait. A job that a worker has claimed continues. */
export async function cancelJobs(db: Db, keys: readonly string[]): Promise<void> {
  await db.deleteFrom('jobs').where('dedupe_key', 'in', keys).execute();
}

/** Returns a claimed job to the queue. If a job with the same key was added meanwhile, the two become one. */
export async function requeue(db: Db, job: Job, { runAt, error }: NextRun): Promise<void> {
  const at = runAt.toISOString();
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('jobs')
      .set({ run_at: at, lease_owner: null, lease_until: null, last_error: error })
      .$if(error === null, (query) => query.set({ attempts: 0 }))
      .where('id', '=', job.id)
      .execute();
    const waiting = await trx
      .selectFrom('jobs')
      .select(['id', 'run_at'])
      .where('dedupe_key', '=', job.key)
      .executeTakeFirst();
    if (!waiting) {
      await trx.updateTable('jobs').set({ dedupe_key: job.key }).where('id', '=', job.id).execute();
      return;
    }
    await deleteJob(trx, job);
    if (waiting.run_at > at) {
      await trx.updateTable('jobs').set({ run_at: at }).where('id', '=', waiting.id).execute();
    }
  });
}
