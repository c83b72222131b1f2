import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/database';
import { BLANK_EDIT, type Edit } from '../../db/row/edits';
import type { Database } from '../../db/schema';

/** SQLite limits the values in one statement. */
const ROWS_AT_ONCE = 500;

export async function saveSameEdit(
  db: Db,
  userId: string,
  transactionIds: readonly string[],
  changed: Partial<Omit<Edit, 'transaction_id'>>,
  now: Date,
): Promise<void> {
  const written = { ...changed, updated_at: now.toISOString() };
  for (let at = 0; at < transactionIds.length; at += ROWS_AT_ONCE) {
    const some = transactionIds.slice(at, at + ROWS_AT_ONCE);
    await db
      .insertInto('transaction_edits')
      .values(
        some.map((id) => ({ ...BLANK_EDIT, ...written, user_id: userId, transaction_id: id })),
      )
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'transaction_id']).doUpdateSet(written),
      )
      .execute();
  }
}

/** Syncs never change edits. */
export async function saveEdit(
  db: Db,
  userId: string,
  transactionId: string,
  changed: Partial<Omit<Edit, 'transaction_id'>>,
  now: Date,
): Promise<void> {
  await saveSameEdit(db, userId, [transactionId], changed, now);
}

type Ids = SelectQueryBuilder<Database, 'import_rows', { transaction_id: string }>;

const deleteOf = (
  db: Db,
  table: 'transaction_edits' | 'receipts',
  userId: string,
  ids: readonly string[] | Ids,
) =>
  db.deleteFrom(table).where('user_id', '=', userId).where('transaction_id', 'in', ids).execute();

/** Deletes transactions of a user with their edits and receipts. `ids` is a list or a subquery. */
export async function deleteWithEdits(
  db: Db,
  userId: string,
  ids: readonly string[] | Ids,
): Promise<void> {
  await deleteOf(db, 'receipts', userId, ids);
  await deleteButReceipts(db, userId, ids);
}

/** An undo finds the receipts again. `sweepReceiptsOfRemoved` deletes them later. */
export async function deleteButReceipts(
  db: Db,
  userId: string,
  ids: readonly string[] | Ids,
): Promise<void> {
  await deleteOf(db, 'transaction_edits', userId, ids);
  await db
    .deleteFrom('transactions')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
