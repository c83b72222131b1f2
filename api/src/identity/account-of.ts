import { AppError } from '../errors';
import type { Person } from './person';

/** Someone with an account. */
export interface Owner extends Person {
  readonly email: string;
}

/** The person, who has to have an account. Throws SIGN_IN_REQUIRED. */
export function accountOf({ userId, email, provedAt }: Person): Owner {
  if (email === null) throw new AppError('SIGN_IN_REQUIRED');
  return { userId, email, provedAt };
}
