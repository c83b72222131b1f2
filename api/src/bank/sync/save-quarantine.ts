import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import type { Malformed } from '../provider/provider';

const keyOf = (kind: string, id: string | null) => `${kind}:${id ?? 'without id'}`;

type IsRead = (kind: Malformed['kind'], id: string) => boolean;

export async function saveQuarantine(
  db: Db,
  { userId, itemId }: ItemRef,
  received: { readonly malformed: readonly Malformed[]; readonly isRead: IsRead },
  at: string,
): Promise<void> {
  const stored = await db
    .selectFrom('quarantine')
    .select(['id', 'kind'])
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
  for (const { id, kind } of stored) {
    if (!received.isRead(kind, id.slice(keyOf(kind, '').length))) continue;
    await db.deleteFrom('quarantine').where('user_id', '=', userId).where('id', '=', id).execute();
  }
  for (const { kind, id, reason } of received.malformed) {
    await db
      .insertInto('quarantine')
      .values({
        user_id: userId,
        id: keyOf(kind, id),
        item_id: itemId,
        kind,
        reason,
        seen_at: at,
      })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'id']).doUpdateSet({ reason, seen_at: at }),
      )
      .execute();
  }
}
