import { isoDate, toCategory, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { sharing } from '@halyard/shared-contracts/wire';
import type { TransactionTable } from '../schema';

/** The columns that a transaction is made of; a long list is read without the others. */
export const SHOWN_COLUMNS = [
  'id',
  'account_id',
  'date',
  'merchant',
  'name',
  'category',
  'amount_cents',
  'type',
  'pending',
  'currency',
  'source',
] as const satisfies readonly (keyof TransactionTable)[];

export type ShownRow = Pick<TransactionTable, (typeof SHOWN_COLUMNS)[number]>;

/** A transaction from its row, before what the person changed of it. */
export function toTransaction(row: ShownRow): Transaction {
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

/**
 * Makes the transactions of a long list, which is kept: they share the texts that recur in them. Those are two thirds of
 * what a list takes otherwise.
 */
export function transactionReader(): (row: ShownRow) => Transaction {
  const text = sharing<string>();
  const type = sharing<ShownRow['type']>();
  const source = sharing<ShownRow['source']>();
  return (row) =>
    toTransaction({
      ...row,
      account_id: text(row.account_id),
      date: text(row.date),
      merchant: text(row.merchant),
      name: text(row.name),
      category: text(row.category),
      type: type(row.type),
      currency: text(row.currency),
      source: source(row.source),
    });
}
