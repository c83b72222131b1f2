import type { Db } from './database';

/** Counts up the version that a person's answers are cached under. Every change of their data ends with it. */
export async function bumpDataVersion(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set((is) => ({ data_version: is('data_version', '+', 1) }))
    .where('id', '=', userId)
    .execute();
}
