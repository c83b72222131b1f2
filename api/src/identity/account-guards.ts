import type { Db } from '../db/database';
import { AppError } from '../errors';
import { isEmailVerified } from './accounts';
import type { Person } from './person';

export interface Owner extends Person {
  readonly email: string;
}

export function accountOf({ email, ...person }: Person): Owner {
  if (email === null) throw new AppError('SIGN_IN_REQUIRED');
  return { ...person, email };
}

/** The real owner of an unverified address would find this user's data. Throws EMAIL_UNPROVED. */
export async function requireProvedEmail(
  db: Db,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  if (email !== null && !(await isEmailVerified(db, userId))) {
    throw new AppError('EMAIL_UNPROVED');
  }
}

const RECENT_MS = 10 * 60_000;

/** Someone else may use a browser that was left open. A visitor passes. Throws CONFIRM_IDENTITY. */
export function requireRecentSignIn({ email, provedAt }: Person, now: Date): void {
  if (email === null) return;
  const isRecent = provedAt !== null && Math.abs(now.getTime() - Date.parse(provedAt)) <= RECENT_MS;
  if (!isRecent) throw new AppError('CONFIRM_IDENTITY');
}

/** Throws SIGN_IN_REQUIRED or CONFIRM_IDENTITY. */
export function recentOwner(person: Person, now: Date): Owner {
  const owner = accountOf(person);
  requireRecentSignIn(owner, now);
  return owner;
}
