import { AppError } from '../errors';
import { accountOf, type Owner } from './account-of';
import type { Person } from './person';

const RECENT_MS = 10 * 60_000;

/**
 * Lets nobody with an account do something grave in a browser that was left open: they have to have proved within the
 * last ten minutes who they are. A visitor has nothing to prove it with and passes. Throws CONFIRM_IDENTITY.
 */
export function requireRecentSignIn({ email, provedAt }: Person, now: Date): void {
  if (email === null) return;
  const isRecent = provedAt !== null && Math.abs(now.getTime() - Date.parse(provedAt)) <= RECENT_MS;
  if (!isRecent) throw new AppError('CONFIRM_IDENTITY');
}

/** Someone with an account who proved lately who they are. Throws SIGN_IN_REQUIRED or CONFIRM_IDENTITY. */
export function recentOwner(person: Person, now: Date): Owner {
  const owner = accountOf(person);
  requireRecentSignIn(owner, now);
  return owner;
}
