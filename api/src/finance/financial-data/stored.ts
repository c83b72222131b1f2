import type { Db } from '../../db/database';
import type { Edit } from '../../db/row/edits';
import { SHOWN_COLUMNS, type ShownRow } from '../../db/row/transaction-row';
import type { TransactionTable } from '../../db/schema';

/** Accounts and debts, the oldest id first. */
export function accountRows(db: Db, userId: string) {
  return db
    .selectFrom('accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Linked banks and when they were last right, those left out that are being removed. */
export function itemRows(db: Db, userId: string) {
  return db
    .selectFrom('items')
    .select(['id', 'last_success_at', 'bank_updated_at'])
    .where('user_id', '=', userId)
    .where('status', '!=', 'removing')
    .execute();
}

/** What investment accounts hold, in the order of their names. */
export function holdingRows(db: Db, userId: string) {
  return db
    .selectFrom('investment_holdings')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('name')
    .orderBy('id')
    .execute();
}

/** A place in the list of transactions, newest first. */
export type Place = Pick<TransactionTable, 'date' | 'id'>;

export interface Period {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/** The next transactions after a place, newest first: read along the index, however long the list is. */
export function transactionRows(
  db: Db,
  userId: string,
  limit: number,
  after?: Place,
  { startDate, endDate }: Period = {},
): Promise<ShownRow[]> {
  return db
    .selectFrom('transactions')
    .select(SHOWN_COLUMNS)
    .where('user_id', '=', userId)
    .$if(after !== undefined, (query) =>
      query.where((is) =>
        is(is.refTuple('date', 'id'), '<', is.tuple(after?.date ?? '', after?.id ?? '')),
      ),
    )
    .$if(startDate !== undefined, (query) => query.where('date', '>=', startDate ?? ''))
    .$if(endDate !== undefined, (query) => query.where('date', '<=', endDate ?? ''))
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export function editRows(db: Db, userId: string) {
  return db
    .selectFrom('transaction_edits')
    .select(['transaction_id', 'category', 'note', 'merchant', 'parts'])
    .where('user_id', '=', userId)
    .execute();
}

/** What a person changed of some transactions. */
export async function editsOf(db: Db, userId: string, ids: readonly string[]): Promise<Edit[]> {
  if (ids.length === 0) return [];
  return db
    .selectFrom('transaction_edits')
    .select(['transaction_id', 'category', 'note', 'merchant', 'parts'])
    .where('user_id', '=', userId)
    .where('transaction_id', 'in', ids)
    .execute();
}

export function budgetRows(db: Db, userId: string) {
  return db
    .selectFrom('budgets')
    .select(['month', 'category_key', 'assigned_cents'])
    .where('user_id', '=', userId)
    .execute();
}

/** Balances as they were, oldest first. */
export function balanceRows(db: Db, userId: string) {
  return db
    .selectFrom('balance_history')
    .select(['account_id', 'date', 'balance_cents'])
    .where('user_id', '=', userId)
    .orderBy('date')
    .execute();
}

export function policyRows(db: Db, userId: string) {
  return db
    .selectFrom('policies')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** Paystubs, newest first. */
export function paystubRows(db: Db, userId: string) {
  return db
    .selectFrom('paystubs')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function readRows(db: Db, userId: string) {
  return db
    .selectFrom('notification_reads')
    .select(['notification_id', 'read'])
    .where('user_id', '=', userId)
    .execute();
}
