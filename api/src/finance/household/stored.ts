import type { Db } from '../../db/database';

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

/** Transactions, newest first. */
export function transactionRows(db: Db, userId: string) {
  return db
    .selectFrom('transactions')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('date', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

export function editRows(db: Db, userId: string) {
  return db
    .selectFrom('transaction_edits')
    .select(['transaction_id', 'category', 'note', 'merchant', 'parts'])
    .where('user_id', '=', userId)
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
