import { randomUUID } from 'node:crypto';
import type { Db } from '../../db/database';
import { withoutWaiting } from '../../db/dialect';
import { inTransaction } from '../../db/transaction';
import { isDue } from '../../db/lease/due-time';
import { isLeaseFree, leaseEnd } from '../../db/lease/lease-time';

export interface NewJob {
  readonly kind: string;
  /** Two waiting jobs with one key are one job, which runs at the earlier of their times. */
  readonly key: string;
  readonly payload: object;
  readonly runAt: Date;
}

/** A job in work. `attempts` counts this one in. */
export interface Job {
  readonly id: string;
  readonly kind: string;
  readonly key: string;
  readonly payload: unknown;
  readonly attempts: number;
}

function insert(db: Db, { kind, key, payload, runAt }: NewJob) {
  const at = runAt.toISOString();
  return db.insertInto('jobs').values({
    id: randomUUID(),
    kind,
    dedupe_key: key,
    payload: JSON.stringify({ key, ...payload }),
    run_at: at,
    attempts: 0,
    created_at: at,
  });
}

/** Puts work into the queue. Inside a transaction it is there exactly when the transaction is. */
export async function enqueue(db: Db, job: NewJob): Promise<void> {
  const at = job.runAt.toISOString();
  await insert(db, job)
    .onConflict((conflict) =>
      conflict.column('dedupe_key').doUpdateSet({ run_at: at }).where('jobs.run_at', '>', at),
    )
    .execute();
}

/** Takes the job that has been due longest, on this instance alone; null when none is due. */
export async function claim(db: Db, owner: string, now: Date): Promise<Job | null> {
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
    .where('id', '=', withoutWaiting(db, due))
    .returning(['id', 'kind', 'payload', 'attempts'])
    .executeTakeFirst();
  if (!job) return null;
  const payload: { key: string } = JSON.parse(job.payload);
  return { ...job, key: payload.key, payload };
}

export async function renewLease(db: Db, job: Job, owner: string, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lease_until: leaseEnd(now) })
    .where('id', '=', job.id)
    .where('lease_owner', '=', owner)
    .execute();
}

export async function finish(db: Db, job: Job): Promise<void> {
  await db.deleteFrom('jobs').where('id', '=', job.id).execute();
}

/** When a job is to run again. `error` is the code of its failure; without one its attempts start anew. */
export interface Again {
  readonly runAt: Date;
  readonly error: string | null;
}

/** Puts a job back. Where another one with its key waits by now, that one does the work of both. */
export async function putBack(db: Db, job: Job, { runAt, error }: Again): Promise<void> {
  const at = runAt.toISOString();
  await inTransaction(db, async (trx) => {
    await trx
      .updateTable('jobs')
      .set({ run_at: at, lease_owner: null, lease_until: null, last_error: error })
      .$if(error === null, (query) => query.set({ attempts: 0 }))
      .where('id', '=', job.id)
      .execute();
    const other = await trx
      .selectFrom('jobs')
      .select(['id', 'run_at'])
      .where('dedupe_key', '=', job.key)
      .executeTakeFirst();
    if (!other) {
      await trx.updateTable('jobs').set({ dedupe_key: job.key }).where('id', '=', job.id).execute();
      return;
    }
    await trx.deleteFrom('jobs').where('id', '=', job.id).execute();
    if (other.run_at > at) {
      await trx.updateTable('jobs').set({ run_at: at }).where('id', '=', other.id).execute();
    }
  });
}
