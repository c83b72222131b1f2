import {
  type CategoryBook,
  contradictsTransfer,
  merchantName,
  type Transaction,
  type TransferChoice,
} from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { partId } from '@halyard/shared-contracts/wire';
import * as v from 'valibot';
import type { TransactionEditTable } from '../schema';

export type Edit = Omit<TransactionEditTable, 'user_id' | 'updated_at'>;

const storedText = v.pipe(v.string(), v.minLength(1), v.maxLength(100));

export const partsSchema = v.array(
  v.object({ category: storedText, amountCents: v.pipe(v.number(), v.integer()) }),
);
export type Parts = v.InferOutput<typeof partsSchema>;

/** The transaction with the edits of the user, unsplit. */
export function edited(transaction: Transaction, edit: Edit | undefined): Transaction {
  if (!edit) return transaction;
  return {
    ...transaction,
    category: edit.category ?? transaction.category,
    merchant: merchantName({
      own: edit.merchant,
      bank: transaction.merchant,
      text: transaction.name,
    }),
    note: edit.note ?? transaction.note,
  };
}

/** Null for a transaction without a split. */
export function partsOf(edit: Edit | undefined): Parts | null {
  return edit?.parts ? v.parse(partsSchema, JSON.parse(edit.parts)) : null;
}

function split(transaction: Transaction, edit: Edit | undefined): Transaction[] {
  const whole = edited(transaction, edit);
  const parts = partsOf(edit);
  if (!parts) return [whole];
  return parts.map(({ category, amountCents }, index) => ({
    ...whole,
    id: partId(whole.id, index + 1),
    category,
    amount: cents(amountCents),
  }));
}

/** Applies the edits of the user, and replaces a split transaction by its parts. */
export function editing(
  edits: readonly Edit[],
): (transactions: readonly Transaction[]) => Transaction[] {
  const byId = new Map(edits.map((edit) => [edit.transaction_id, edit]));
  return (transactions) => {
    if (byId.size === 0) return [...transactions];
    return transactions.flatMap((transaction) => split(transaction, byId.get(transaction.id)));
  };
}

export const withEdits = (
  transactions: readonly Transaction[],
  edits: readonly Edit[],
): Transaction[] => editing(edits)(transactions);

/** A user's own category, such as Groceries, contradicts a transfer, unless the user linked the row. */
function transferChoice(
  { transfer, category }: Edit,
  { resolve }: CategoryBook,
): TransferChoice | undefined {
  if (transfer) return transfer;
  const isOther = category !== null && contradictsTransfer(resolve(category));
  return transfer === '' || isOther ? null : undefined;
}

/** Which rows the user linked, and which are not to be paired. */
export function transferChoices(
  edits: readonly Edit[],
  book: CategoryBook,
): Map<string, TransferChoice> {
  return new Map(
    edits.flatMap((edit) => {
      const choice = transferChoice(edit, book);
      return choice === undefined ? [] : [[edit.transaction_id, choice]];
    }),
  );
}
