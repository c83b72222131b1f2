import type { Db } from '../../db/database';
import { type Period, transactionsIn } from '../../db/transaction-queries';

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

export async function bankTransactionRows(db: Db, userId: string, period?: Period) {
  return transactionsIn(db, userId, period).selectAll().where('source', '=', 'bank').execute();
}
