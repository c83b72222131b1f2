import * as v from 'valibot';
import { isoDate, type Transaction } from '../../finance';
import { fromDollars, toDollars } from '../../money';
import { civilDate, dollars } from '../common';
import { decodeLinks, encodeLinks, linksSchema } from './links';
import { dateInput, dollarsInput, idInput, lineInput, noteInput } from '../input';

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

/** The name or the id of one of the user's categories. */
export const categoryText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const transactionInputSchema = v.object({
  account_id: idInput,
  date: dateInput,
  merchant: lineInput,
  category: categoryText,
  amount: dollarsInput,
  note: v.optional(v.nullable(noteInput)),
});

export type TransactionInput = v.InferOutput<typeof transactionInputSchema>;

const MOST_TAGS = 10;
const MOST_TAG_LETTERS = 40;

/** Words that the user puts on rows, each once. */
export const tagsInput = v.pipe(
  v.array(v.pipe(lineInput, v.maxLength(MOST_TAG_LETTERS))),
  v.maxLength(MOST_TAGS),
  v.transform((tags) => [...new Set(tags)]),
);

const partInput = v.object({ category: categoryText, amount: dollarsInput });

/**
 * Syncs keep all but the last three, which are for manual rows. `parts` must sum to the amount, and null removes the
 * split. `transfer_id` links the row with another as one transfer, and null unlinks it. `hidden` leaves the row out of
 * income and spending.
 */
export const transactionPatchSchema = v.partial(
  v.object({
    category: categoryText,
    note: v.nullable(noteInput),
    merchant: lineInput,
    parts: v.nullable(v.pipe(v.array(partInput), v.minLength(2), v.maxLength(20))),
    transfer_id: v.nullable(idInput),
    hidden: v.boolean(),
    reviewed: v.boolean(),
    tags: tagsInput,
    date: dateInput,
    amount: dollarsInput,
    account_id: idInput,
  }),
);

export type TransactionPatch = v.InferOutput<typeof transactionPatchSchema>;

export const transactionAnswerSchema = v.object({ transaction: transactionWireSchema });

export const transferInputSchema = v.pipe(
  v.object({
    from_account_id: idInput,
    to_account_id: idInput,
    date: dateInput,
    amount: v.pipe(dollarsInput, v.minValue(0.01)),
    note: v.optional(v.nullable(noteInput)),
  }),
  v.check(
    ({ from_account_id, to_account_id }) => from_account_id !== to_account_id,
    'a transfer between two different accounts',
  ),
);

export type TransferInput = v.InferOutput<typeof transferInputSchema>;

/** Money out is first. */
export const transferAnswerSchema = v.object({ transactions: v.array(transactionWireSchema) });
