import type { Db } from '../db/database';
import { AppError } from '../errors';
import { isEmailVerified } from './accounts';
import type { Person } from './person';

/** The real owner of an unverified address would find this user's data. Throws EMAIL_UNPROVED. */
export async function requireProvedEmail(
  db: Db,
  { userId, email }: Pick<Person, 'userId' | 'email'>,
): Promise<void> {
  if (email !== null && !(await isEmailVerified(db, userId))) {
    throw new AppError('EMAIL_UNPROVED');
  }
}
