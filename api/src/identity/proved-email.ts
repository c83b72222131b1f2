import type { Db } from '../db/database';
import { AppError } from '../errors';
import { isEmailVerified } from './accounts';
import type { Person } from './person';

/**
 * Refuses an account whose address is not proved: somebody else may own it, and would find what was put here. A visitor
 * without an account passes. Throws EMAIL_UNPROVED.
 */
export async function requireProvedEmail(
  db: Db,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  if (email !== null && !(await isEmailVerified(db, userId))) {
    throw new AppError('EMAIL_UNPROVED');
  }
}
