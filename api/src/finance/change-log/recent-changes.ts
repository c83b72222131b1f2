import type { UserChange } from '@halyard/shared-contracts/wire';
import type { Db } from '../../db/database';

const MOST = 50;

/** The newest changes of a user, the newest first. */
export async function recentChanges(db: Db, userId: string): Promise<UserChange[]> {
  const rows = await db
    .selectFrom('changes')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('made_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .execute();
  return rows.map(({ id, kind, label, made_at, undone_at }) => ({
    id,
    kind,
    label,
    madeAt: made_at,
    undoneAt: undone_at,
  }));
}
