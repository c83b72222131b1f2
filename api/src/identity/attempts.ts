import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { oneAtATime } from '../db/transaction';
import { AppError } from '../errors';
import { sha256 } from './tokens';

const MINUTE_MS = 60_000;
const WINDOW_MS = 24 * 60 * MINUTE_MS;
const LONGEST_WAIT_MS = 60 * MINUTE_MS;

/** Failed attempts within a day after which the next one has to wait. */
const FREE = { signIn: 10, address: 50, mail: 3 };

/** How long after the last of this many attempts the next one is let through: a minute, then twice as long each time. */
function waitMs(count: number, free: number): number {
  if (count < free) return 0;
  return Math.min(MINUTE_MS * 2 ** (count - free), LONGEST_WAIT_MS);
}

interface Attempt {
  readonly email: string;
  /** The network address that it came from. */
  readonly address: string;
}

const subjectOf = (kind: string, of: string): string => sha256(`${kind}:${of}`);

/** Counting and noting are one step for everybody, on any instance: a burst cannot slip through together. */
function note(db: Db, subject: string, free: number, now: Date): Promise<void> {
  return oneAtATime(db, [subject], async (trx) => {
    const before = await trx
      .selectFrom('sign_in_attempts')
      .select((is) => [is.fn.countAll<number>().as('count'), is.fn.max('at').as('last')])
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    const sinceMs = now.getTime() - Date.parse(before.last ?? '');
    const leftMs = waitMs(before.count, free) - (before.last ? sinceMs : 0);
    if (leftMs > 0) {
      throw new AppError('TOO_MANY_REQUESTS', { retryAfterS: Math.ceil(leftMs / 1000) });
    }
    const attempt = { id: uuid(), subject, at: now.toISOString() };
    await trx.insertInto('sign_in_attempts').values(attempt).execute();
  });
}

async function forgetOld(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  await db.deleteFrom('sign_in_attempts').where('at', '<=', since).execute();
}

/**
 * Notes an attempt to prove who one is before the secret is looked at. Throws TOO_MANY_REQUESTS while this e-mail or this
 * address has to wait; trying meanwhile does not make the wait longer. Kept in the database: every instance agrees.
 */
export async function noteAttempt(db: Db, { email, address }: Attempt, now: Date): Promise<void> {
  await forgetOld(db, now);
  await note(db, subjectOf('email', email), FREE.signIn, now);
  await note(db, subjectOf('address', address), FREE.address, now);
}

/** Notes that a mail to an address was asked for. Throws TOO_MANY_REQUESTS when it is flooded, account or not. */
export async function noteMailAsked(db: Db, email: string, now: Date): Promise<void> {
  await forgetOld(db, now);
  await note(db, subjectOf('mail', email), FREE.mail, now);
}

/** Forgets the attempts for an e-mail whose owner has just got in. */
export async function forgetAttempts(db: Db, email: string): Promise<void> {
  const subject = subjectOf('email', email);
  await db.deleteFrom('sign_in_attempts').where('subject', '=', subject).execute();
}
