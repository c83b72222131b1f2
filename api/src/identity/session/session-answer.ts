import type { Session } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';
import { storageNotice } from '../../quota/usage';
import { hasOwnData } from '../../db/own-data';
import type { Person } from '../person';

export async function sessionAnswer(db: Db, { userId, email }: Person): Promise<Session> {
  const storage = await storageNotice(db, userId);
  return { userId, email, ownData: await hasOwnData(db, userId), ...(storage && { storage }) };
}
