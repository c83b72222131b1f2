import type { Db } from '../../db/database';
import type { ItemRef, ItemRow } from './item-row';

/** Also finds a bank that is being removed. */
export async function findItem(db: Db, { userId, itemId }: ItemRef): Promise<ItemRow | undefined> {
  return db
    .selectFrom('items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', itemId)
    .executeTakeFirst();
}

export async function linkedItems(db: Db, userId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('items')
    .selectAll()
    .where('user_id', '=', userId)
    .where('status', '!=', 'removing')
    .orderBy('connected_at')
    .orderBy('id')
    .execute();
}

export async function updateItem(
  db: Db,
  { userId, itemId }: ItemRef,
  change: Partial<ItemRow>,
): Promise<void> {
  await db
    .updateTable('items')
    .set(change)
    .where('user_id', '=', userId)
    .where('id', '=', itemId)
    .where('status', '!=', 'removing')
    .execute();
}

/** Prevents a running sync from saving its data. */
export async function invalidateSyncs(db: Db, { userId, itemId }: ItemRef): Promise<void> {
  await db
    .updateTable('items')
    .set((is) => ({ cursor_version: is('cursor_version', '+', 1) }))
    .where('user_id', '=', userId)
    .where('id', '=', itemId)
    .execute();
}
