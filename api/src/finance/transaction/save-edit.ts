import type { Db } from '../../db/database';
import type { Edit } from '../../db/row/edits';

/** Stores a user's edit of a transaction beside earlier ones; syncs never change it. */
export async function saveEdit(
  db: Db,
  userId: string,
  transactionId: string,
  changed: Partial<Omit<Edit, 'transaction_id'>>,
  now: Date,
): Promise<void> {
  const blank = { category: null, note: null, merchant: null, parts: null };
  const written = { ...changed, updated_at: now.toISOString() };
  await db
    .insertInto('transaction_edits')
    .values({ ...blank, ...written, user_id: userId, transaction_id: transactionId })
    .onConflict((conflict) => conflict.columns(['user_id', 'transaction_id']).doUpdateSet(written))
    .execute();
}
