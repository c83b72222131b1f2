import { createHash } from 'node:crypto';
import { v7 as uuid } from 'uuid';
import type { Db } from '../db/database';
import { AppError } from '../errors';

const WINDOW_MS = 15 * 60_000;
/** Attempts within the window that are let through before anyone has to wait. */
const LIMITS = { email: 10, address: 50 };

interface Attempt {
  readonly email: string;
  /** The network address that it came from. */
  readonly address: string;
}

const subjects = ({ email, address }: Attempt) =>
  [
    [createHash('sha256').update(`email:${email}`).digest('hex'), LIMITS.email],
    [createHash('sha256').update(`address:${address}`).digest('hex'), LIMITS.address],
  ] as const;

/**
 * Notes an attempt to log in before the password is looked at, so that a burst cannot slip through together. Throws
 * TOO_MANY_REQUESTS when this e-mail or this address has had its share. Kept in the database: every instance agrees.
 */
export async function noteAttempt(db: Db, attempt: Attempt, now: Date): Promise<void> {
  const since = new Date(now.getTime() - WINDOW_MS).toISOString();
  await db.deleteFrom('sign_in_attempts').where('at', '<=', since).execute();
  for (const [subject, limit] of subjects(attempt)) {
    const { count } = await db
      .selectFrom('sign_in_attempts')
      .select((is) => is.fn.countAll<number>().as('count'))
      .where('subject', '=', subject)
      .executeTakeFirstOrThrow();
    if (count >= limit) throw new AppError('TOO_MANY_REQUESTS');
    await db
      .insertInto('sign_in_attempts')
      .values({ id: uuid(), subject, at: now.toISOString() })
      .execute();
  }
}

/** Forgets the attempts for an e-mail whose owner has just got in. */
export async function forgetAttempts(db: Db, attempt: Attempt): Promise<void> {
  const [[email]] = subjects(attempt);
  await db.deleteFrom('sign_in_attempts').where('subject', '=', email).execute();
}
