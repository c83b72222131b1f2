import { isoDate, toCategory, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import type { TransactionTable } from '../schema';

/** A transaction from its row, before what the person changed of it. */
export function toTransaction(row: TransactionTable): Transaction {
  return {
    id: row.id,
    accountId: row.account_id,
    date: isoDate(row.date),
    merchant: row.merchant,
    name: row.name,
    category: toCategory(row.category),
    amount: cents(row.amount_cents),
    type: row.type,
    pending: row.pending === 1,
    currency: row.currency,
    note: null,
    source: row.source,
  };
}
