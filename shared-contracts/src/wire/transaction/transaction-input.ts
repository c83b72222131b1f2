import * as v from 'valibot';
import { dateInput, dollarsInput, idInput, lineInput, noteInput } from '../input';

/** It is the name or the id of one of the user's categories. */
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

/** The user puts these words on rows. Repeated ones are removed. */
export const tagsInput = v.pipe(
  v.array(v.pipe(lineInput, v.maxLength(MOST_TAG_LETTERS))),
  v.maxLength(MOST_TAGS),
  v.transform((tags) => [...new Set(tags)]),
);

const partInput = v.object({ category: categoryText, amount: dollarsInput });

/**
 * Syncs keep all but the last three, which are for manual rows. `parts` must add up to the amount, and null removes
 * the split. `owed` is the part of a purchase that other people pay back, and `repays` the purchase that a deposit
 * pays back. `transfer_id` links the row with another as one transfer, and null unlinks it. `hidden` leaves the row
 * out of income and spending.
 */
export const transactionPatchSchema = v.partial(
  v.object({
    category: categoryText,
    note: v.nullable(noteInput),
    merchant: lineInput,
    parts: v.nullable(v.pipe(v.array(partInput), v.minLength(2), v.maxLength(20))),
    transfer_id: v.nullable(idInput),
    owed: v.nullable(v.pipe(dollarsInput, v.minValue(0.01))),
    repays: v.nullable(idInput),
    hidden: v.boolean(),
    reviewed: v.boolean(),
    tags: tagsInput,
    date: dateInput,
    amount: dollarsInput,
    account_id: idInput,
  }),
);

export type TransactionPatch = v.InferOutput<typeof transactionPatchSchema>;

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
