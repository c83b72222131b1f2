import type { Db } from '../../db/database';
import type { Visit } from './visit-retention';

const PAGE_SIZE = 500;

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

export const visitsAfter = (db: Db, id: string): Promise<Visit[]> =>
  visits(db).where('id', '>', id).orderBy('id').limit(PAGE_SIZE).execute();

export const visitsAmong = (db: Db, ids: readonly string[]): Promise<Visit[]> =>
  visits(db).where('id', 'in', ids).execute();

export async function setLeftAt(
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
