import * as v from 'valibot';
import { isoDate, type Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { civilDate, dollars, doneSchema } from '../common';
import { decodeLinks, encodeLinks, linksSchema } from './links';

export const transactionWireSchema = v.object({
  id: v.string(),
  account_id: v.string(),
  date: civilDate,
  merchant: v.string(),
  name: v.string(),
  category: v.string(),
  amount: dollars,
  type: v.picklist(['debit', 'credit']),
  pending: v.boolean(),
  currency: v.string(),
  note: v.nullable(v.string()),
  source: v.picklist(['sample', 'bank', 'manual']),
  ...linksSchema.entries,
});

/** Dollars below zero are money out (P1-3-10, P1-3-11). */
export type TransactionWire = v.InferOutput<typeof transactionWireSchema>;

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
    ...encodeLinks(transaction),
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
    ...decodeLinks(wire),
  };
}

export const transactionAnswerSchema = v.object({ transaction: transactionWireSchema });

/**
 * `changeId` undoes the edit, and is null if nothing is different. It is left out for the figures of a manual row,
 * which are not part of that change.
 */
export const transactionEditedSchema = v.object({
  transaction: transactionWireSchema,
  changeId: v.optional(v.nullable(v.string())),
});

export type TransactionEdited = v.InferOutput<typeof transactionEditedSchema>;

/** Undoing the change brings the row back. It is null for a row with too much text, and missing in older answers. */
export const transactionRemovedSchema = v.object({
  ...doneSchema.entries,
  changeId: v.optional(v.nullable(v.string()), null),
});

export type TransactionRemoved = v.InferOutput<typeof transactionRemovedSchema>;

/** The row with money out comes first. */
export const transferAnswerSchema = v.object({ transactions: v.array(transactionWireSchema) });
