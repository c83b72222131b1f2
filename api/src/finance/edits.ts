import type { Db } from '../db/database';
import type { Edit } from '../db/row/edits';

/** What a person changed of a transaction, or undefined. */
export function findEdit(db: Db, userId: string, transactionId: string): Promise<Edit | undefined> {
  return db
    .selectFrom('transaction_edits')
    .select(['transaction_id', 'category', 'note', 'merchant', 'parts'])
    .where('user_id', '=', userId)
    .where('transaction_id', '=', transactionId)
    .executeTakeFirst();
}

/** Keeps a change of a transaction beside those made before; syncs never touch it. */
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
