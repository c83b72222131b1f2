import { randomInt } from 'node:crypto';
import type { Db } from './database';

/**
 * Versions skip a few, at random: a database that was restored from a back-up counts on from an older one, and is not to
 * come to a version again by which somebody holds an answer of what was lost.
 */
const MOST_SKIPPED = 1_000;

/** The version that a person's answers are cached under; 0 for somebody who is not there. */
export async function dataVersion(db: Db, userId: string): Promise<number> {
  const user = await db
    .selectFrom('users')
    .select('data_version')
    .where('id', '=', userId)
    .executeTakeFirst();
  return user?.data_version ?? 0;
}

/** Counts up the version that a person's answers are cached under. Every change of their data ends with it. */
export async function bumpDataVersion(db: Db, userId: string): Promise<void> {
  const step = 1 + randomInt(MOST_SKIPPED);
  await db
    .updateTable('users')
    .set((is) => ({ data_version: is('data_version', '+', step) }))
    .where('id', '=', userId)
    .execute();
}
