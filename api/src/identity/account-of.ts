import { AppError } from '../errors';
import type { Person } from './person';

export interface Owner extends Person {
  readonly email: string;
}

/** Throws SIGN_IN_REQUIRED. */
export function accountOf({ userId, email, provedAt }: Person): Owner {
  if (email === null) throw new AppError('SIGN_IN_REQUIRED');
  return { userId, email, provedAt };
}
