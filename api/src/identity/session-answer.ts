import type { Session } from '@halyard/shared-contracts/wire';
import type { Db } from '../db/database';
import { hasOwnData } from '../db/own-data';
import type { Person } from './person';

/** Who the cookie stands for, as a browser is told. */
export async function sessionAnswer(db: Db, { userId, email }: Person): Promise<Session> {
  return { userId, email, ownData: await hasOwnData(db, userId) };
}
