import type { SelectQueryBuilder } from 'kysely';
import type { Db } from '../../db/database';
import type { Edit } from '../../db/row/edits';
import type { Database } from '../../db/schema';

/** Stores a user's edit of a transaction beside earlier ones; syncs never change it. */
export async function saveEdit(
  db: Db,
  userId: string,
  transactionId: string,
  changed: Partial<Omit<Edit, 'transaction_id'>>,
  now: Date,
): Promise<void> {
  const blank = { category: null, note: null, merchant: null, parts: null, transfer: null };
  const written = { ...changed, updated_at: now.toISOString() };
  await db
    .insertInto('transaction_edits')
    .values({ ...blank, ...written, user_id: userId, transaction_id: transactionId })
    .onConflict((conflict) => conflict.columns(['user_id', 'transaction_id']).doUpdateSet(written))
    .execute();
}

type Ids = SelectQueryBuilder<Database, 'import_rows', { transaction_id: string }>;

/** Deletes transactions of a user with their edits; `ids` is a list or a subquery. */
export async function deleteWithEdits(
  db: Db,
  userId: string,
  ids: readonly string[] | Ids,
): Promise<void> {
  await db
    .deleteFrom('transaction_edits')
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', ids)
    .execute();
  await db
    .deleteFrom('transactions')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .execute();
}
