import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { oneAtATime } from '../db/transaction';
import { type Rule, waitMs, WINDOW_MS } from './wait';

/** What failures are counted for, such as an account or a network. */
export interface Counter {
  /** A pseudonym: the table holds neither email nor network addresses. */
  readonly subject: string;
  readonly rule: Rule;
  /** What kind of counter this is, for the log. */
  readonly name: string;
}

/** A refusal: which counter refused, and after how many milliseconds the next try is allowed. */
export interface Refusal {
  readonly name: string;
  readonly leftMs: number;
}

/** Either a reservation, which `release` takes back, or a refusal. */
export type Reserved = { readonly ids: readonly string[] } | { readonly refusal: Refusal };

interface Seen {
  readonly count: number;
  readonly last: string | null;
}

const windowStart = (now: Date): string => new Date(now.getTime() - WINDOW_MS).toISOString();

const seen = (db: Db, subject: string, now: Date): Promise<Seen> =>
  db
    .selectFrom('sign_in_attempts')
    .select((is) => [is.fn.countAll<number>().as('count'), is.fn.max('at').as('last')])
    .where('subject', '=', subject)
    .where('at', '>', windowStart(now))
    .executeTakeFirstOrThrow();

function refusalOf({ name, rule }: Counter, { count, last }: Seen, now: Date): Refusal | null {
  const sinceMs = last === null ? 0 : now.getTime() - Date.parse(last);
  const leftMs = waitMs(count, rule) - sinceMs;
  return leftMs > 0 ? { name, leftMs } : null;
}

/**
 * A failure that a clock running ahead wrote would cause a wait until the time it showed. It counts as of now instead,
 * so that the wait is never longer than the rule says.
 */
async function bringBack(trx: Db, subject: string, now: Date): Promise<void> {
  const at = now.toISOString();
  await trx
    .updateTable('sign_in_attempts')
    .set({ at })
    .where('subject', '=', subject)
    .where('at', '>', at)
    .execute();
}

/**
 * Counts one failure for each counter before the try is checked, so that tries at the same moment cannot slip through
 * together; `release` takes it back when the try succeeds. The first counter that refuses decides, and then nothing is
 * counted for any of them.
 */
export function reserve(db: Db, counters: readonly Counter[], now: Date): Promise<Reserved> {
  const subjects = counters.map(({ subject }) => subject);
  return oneAtATime(db, subjects, async (trx) => {
    for (const counter of counters) {
      await bringBack(trx, counter.subject, now);
      const refusal = refusalOf(counter, await seen(trx, counter.subject, now), now);
      if (refusal) return { refusal };
    }
    const at = now.toISOString();
    const rows = subjects.map((subject) => ({ id: uuid(), subject, at }));
    await trx.insertInto('sign_in_attempts').values(rows).execute();
    return { ids: rows.map(({ id }) => id) };
  });
}

/** Whether a try would be refused, for one read and no lock: a flood that has to wait costs no write. */
export async function refused(
  db: Db,
  counters: readonly Counter[],
  now: Date,
): Promise<Refusal | null> {
  for (const counter of counters) {
    const of = await seen(db, counter.subject, now);
    // What a clock that ran ahead left is put right by `reserve`.
    if (of.last !== null && of.last > now.toISOString()) continue;
    const refusal = refusalOf(counter, of, now);
    if (refusal) return refusal;
  }
  return null;
}

/** Takes a reservation back: the try was no failure. */
export async function release(db: Db, ids: readonly string[]): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('id', 'in', ids).execute();
}

/** Forgets every failure of a subject. */
export async function clearFailures(db: Db, subject: string): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}

/** Deletes failures that no longer count. */
export async function forgetOldFailures(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('sign_in_attempts').where('at', '<=', windowStart(now)).execute();
}
