import { randomInt } from 'node:crypto';
import type { Db } from './database';

/**
 * Versions increase by random steps, so that a restored database does not repeat a version that a client has cached.
 */
const MOST_SKIPPED = 1_000;

export async function dataVersion(db: Db, userId: string): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('data_version')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.data_version ?? 0;
}

/** Each change of a user’s data ends with this call. */
export async function bumpDataVersion(db: Db, userId: string): Promise<void> {
  const step = 1 + randomInt(MOST_SKIPPED);
  await db
    .updateTable('users')
    .set((is) => ({ data_version: is('data_version', '+', step) }))
    .where('id', '=', userId)
    .execute();
}
