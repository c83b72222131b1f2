import type { Db } from '../../db/database';
import { saveEdit } from './edits';

/** A row with this value is never paired. */
const UNLINKED = '';

/** Unlinks the rows that are linked with one of these. */
async function unlink(db: Db, userId: string, ids: readonly string[], to: string | null) {
  await db
    .updateTable('transaction_edits')
    .set({ transfer: to })
    .where('user_id', '=', userId)
    .where('transfer', 'in', ids)
    .execute();
}

export async function linkedWith(
  db: Db,
  userId: string,
  ids: readonly string[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('transaction_edits')
    .select('transaction_id')
    .where('user_id', '=', userId)
    .where('transfer', 'in', ids)
    .execute();
  return rows.map(({ transaction_id }) => transaction_id);
}

/** Links two rows as one transfer, or unlinks a row if `otherId` is null. Syncs never change this choice. */
export async function chooseTransfer(
  db: Db,
  userId: string,
  id: string,
  otherId: string | null,
  now: Date,
): Promise<void> {
  if (otherId === null) {
    await unlink(db, userId, [id], UNLINKED);
    await saveEdit(db, userId, id, { transfer: UNLINKED }, now);
    return;
  }
  await unlink(db, userId, [id, otherId], null);
  await saveEdit(db, userId, id, { transfer: otherId }, now);
  await saveEdit(db, userId, otherId, { transfer: id }, now);
}
