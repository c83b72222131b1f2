import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { oneAtATime } from '../db/transaction';
import { type Rule, waitMs, WINDOW_MS } from './wait';

export interface Counter {
  /** It is a pseudonym, because the table must hold neither email nor network addresses. */
  readonly subject: string;
  readonly rule: Rule;
  readonly name: string;
}

export interface Refusal {
  readonly name: string;
  readonly leftMs: number;
}

export type Reserved = { readonly ids: readonly string[] } | { readonly refusal: Refusal };

interface Failures {
  readonly count: number;
  readonly last: string | null;
}

const windowStart = (now: Date): string => new Date(now.getTime() - WINDOW_MS).toISOString();

const failuresOf = (db: Db, subject: string, now: Date): Promise<Failures> =>
  db
    .selectFrom('sign_in_attempts')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.max('at').as('last')])
    .where('subject', '=', subject)
    .where('at', '>', windowStart(now))
    .executeTakeFirstOrThrow();

function refusalOf({ name, rule }: Counter, { count, last }: Failures, now: Date): Refusal | null {
  const sinceMs = last === null ? 0 : now.getTime() - Date.parse(last);
  const leftMs = waitMs(count, rule) - sinceMs;
  return leftMs > 0 ? { name, leftMs } : null;
}

/** Corrects a failure from the future, which a wrong clock wrote and which would cause a long wait. */
async function correctFutureFailures(trx: Db, subject: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('sign_in_attempts')
    .set({ at })
    .where('subject', '=', subject)
    .where('at', '>', at)
    .execute();
}

/**
 * Counts a failure for each counter before the try is checked, so that simultaneous tries cannot pass together. `release`
 * reverts it when the try succeeds. If one counter refuses, none counts.
 */
export function reserve(db: Db, counters: readonly Counter[], now: Date): Promise<Reserved> {
  const subjects = counters.map(({ subject }) => subject);
  return oneAtATime(db, subjects, async (trx) => {
    for (const subject of subjects) await correctFutureFailures(trx, subject, now);
    for (const counter of counters) {
      const refusal = refusalOf(counter, await failuresOf(trx, counter.subject, now), now);
      if (refusal) return { refusal };
    }
    const at = now.toISOString();
    const rows = subjects.map((subject) => ({ id: uuid(), subject, at }));
    await trx.insertInto('sign_in_attempts').values(rows).execute();
    return { ids: rows.map(({ id }) => id) };
  });
}

/** Returns the refusal that `reserve` would return, without a write or a lock. */
export async function refused(
  db: Db,
  counters: readonly Counter[],
  now: Date,
): Promise<Refusal | null> {
  for (const counter of counters) {
    const failures = await failuresOf(db, counter.subject, now);
    // `reserve` corrects failures from the future.
    if (failures.last !== null && failures.last > now.toISOString()) continue;
    const refusal = refusalOf(counter, failures, now);
    if (refusal) return refusal;
  }
  return null;
}

export async function release(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', 'in', ids).execute();
}

export async function clearFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}

export async function deleteOldFailures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('at', '<=', windowStart(now)).execute();
}
