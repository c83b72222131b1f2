import type { Db } from '../../db/database';
import type { ItemRef } from '../item/item-row';
import type { Malformed } from '../provider/provider';

const keyOf = (kind: string, id: string | null) => `${kind}:${id ?? 'without id'}`;

/** Notes which rows were kept out and why, and forgets those that have since been read. */
export async function saveQuarantine(
  db: Db,
  { userId, itemId }: ItemRef,
  told: { readonly malformed: readonly Malformed[]; readonly read: ReadonlySet<string> },
  at: string,
): Promise<void> {
  const kept = await db
    .selectFrom('quarantine')
    .select('id')
    .where('user_id', '=', userId)
    .where('item_id', '=', itemId)
    .execute();
  for (const { id } of kept) {
    if (!told.read.has(id)) continue;
    await db.deleteFrom('quarantine').where('user_id', '=', userId).where('id', '=', id).execute();
  }
  for (const { kind, id, reason } of told.malformed) {
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

/** The quarantine's ids of rows that were read well. */
export function readKeys(accounts: Iterable<string>, transactions: Iterable<string>): Set<string> {
  const keys = [...accounts].map((id) => keyOf('account', id));
  return new Set([...keys, ...[...transactions].map((id) => keyOf('transaction', id))]);
}
