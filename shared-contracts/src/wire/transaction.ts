import * as v from 'valibot';
import { CATEGORIES, isoDate, type Transaction } from '../finance';
import { fromDollars, toDollars } from '../money';
import { civilDate, dollars, provenance } from './common';
import { decodeProvenance, type Provenance } from './provenance';

export const transactionWireSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  date: civilDate,
  merchant: v.string(),
  name: v.string(),
  category: v.picklist(CATEGORIES),
  amount: dollars,
  type: v.picklist(['debit', 'credit']),
  pending: v.boolean(),
  currency: v.string(),
  note: v.nullable(v.string()),
  source: v.picklist(['sample', 'bank', 'manual']),
});

/** A transaction as it crosses HTTP: dollars, below zero = money out (spec part 1, section 3). */
export type TransactionWire = v.InferOutput<typeof transactionWireSchema>;

export const transactionsAnswerSchema = v.object({
  ...provenance,
  transactions: v.array(transactionWireSchema),
});

export interface TransactionsAnswer extends Provenance {
  readonly transactions: readonly Transaction[];
}

export function encodeTransaction(transaction: Transaction): TransactionWire {
  return {
    id: transaction.id,
    account_id: transaction.accountId,
    date: transaction.date,
    merchant: transaction.merchant,
    name: transaction.name,
    category: transaction.category,
    amount: toDollars(transaction.amount),
    type: transaction.type,
    pending: transaction.pending,
    currency: transaction.currency,
    note: transaction.note,
    source: transaction.source,
  };
}

export function decodeTransaction(wire: TransactionWire): Transaction {
  return {
    id: wire.id,
    accountId: wire.account_id,
    date: isoDate(wire.date),
    merchant: wire.merchant,
    name: wire.name,
    category: wire.category,
    amount: fromDollars(wire.amount),
    type: wire.type,
    pending: wire.pending,
    currency: wire.currency,
    note: wire.note,
    source: wire.source,
  };
}

/** Decodes the transactions answer; throws a `ValiError` for any other shape. */
export function decodeTransactions(raw: unknown): TransactionsAnswer {
  const wire = v.parse(transactionsAnswerSchema, raw);
  return { ...decodeProvenance(wire), transactions: wire.transactions.map(decodeTransaction) };
}
