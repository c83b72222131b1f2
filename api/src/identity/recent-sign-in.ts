import { AppError } from '../errors';
import { accountOf, type Owner } from './account-of';
import type { Person } from './person';

const RECENT_MS = 10 * 60_000;

/** A browser may have been left open. A visitor passes. Throws CONFIRM_IDENTITY. */
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
