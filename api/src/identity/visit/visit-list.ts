import type { Db } from '../../db/database';
import type { Visit } from './visit-fate';

/** Visits that are read with one query. */
const PART = 500;

const visits = (db: Db) =>
  db
    .selectFrom('users')
    .select((is) => [
      'id',
      'used_rows as rows',
      'created_at',
      'left_at',
      is
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('last_seen_at').as('seen'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('seen_at'),
      is
        .selectFrom('sessions')
        .select(({ fn }) => fn.max('expires_at').as('expires'))
        .whereRef('sessions.user_id', '=', 'users.id')
        .as('expires_at'),
    ])
    .where('email', 'is', null);

/** The next visits after an id, in the order of their ids; none when all were seen. */
export const visitsAfter = (db: Db, id: string): Promise<Visit[]> =>
  visits(db).where('id', '>', id).orderBy('id').limit(PART).execute();

/** Those of these people who are visits, as they are now. */
export const visitsAmong = (db: Db, ids: readonly string[]): Promise<Visit[]> =>
  visits(db).where('id', 'in', ids).execute();

/** Writes down when it was noticed that these visits were left, or with null that they were not. */
export async function noteLeft(
  db: Db,
  ids: readonly string[],
  leftAt: string | null,
): Promise<void> {
  if (ids.length === 0) return;
  await db
    .updateTable('users')
    .set({ left_at: leftAt })
    .where('id', 'in', ids)
    .where('email', 'is', null)
    .execute();
}
