import type { Db } from '../db/database';

const DAY_MS = 86_400_000;
/** How long the data of a visit is kept after the last cookie that led to it has run out or was given up. */
const KEPT_DAYS = 30;
const AT_ONCE = 100;

/** Notes which visits nobody can come back to any more: there is no account, and no session leads to them. */
export async function noteLeftVisits(db: Db, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .updateTable('users')
    .set({ left_at: at })
    .where('email', 'is', null)
    .where('left_at', 'is', null)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('sessions')
            .select('sessions.token_hash')
            .whereRef('sessions.user_id', '=', 'users.id')
            .where('sessions.expires_at', '>', at),
        ),
      ),
    )
    .execute();
}

/** Visits that were left for good more than thirty days ago, the oldest first. */
export async function leftVisits(db: Db, now: Date): Promise<string[]> {
  const until = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const rows = await db
    .selectFrom('users')
    .select('id')
    .where('email', 'is', null)
    .where('left_at', '<=', until)
    .orderBy('left_at')
    .orderBy('id')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Counts the thirty days anew for a visit whose deletion was ordered: a bank may need long to end its link. */
export async function noteOrdered(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ left_at: now.toISOString() })
    .where('id', '=', userId)
    .execute();
}
