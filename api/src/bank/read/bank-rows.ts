import type { Db } from '../../db/database';
import { type Period, transactionsIn } from '../../db/transaction-queries';

/** Returns accounts or debts of a user's linked banks, by name. */
export async function bankAccountRows(db: Db, userId: string, kind: 'asset' | 'debt') {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .where('source', '=', 'bank')
    .where('kind', '=', kind)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** Returns transactions of a user's linked banks, newest first. */
export async function bankTransactionRows(db: Db, userId: string, period?: Period) {
  return transactionsIn(db, userId, period).selectAll().where('source', '=', 'bank').execute();
}
