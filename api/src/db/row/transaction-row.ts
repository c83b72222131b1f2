import { isoDate, merchantName, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { sharing } from '@halyard/shared-contracts/wire';
import type { TransactionTable } from '../schema';

/** Long lists are read with these columns only. */
export const SHOWN_COLUMNS = [
  'id',
  'account_id',
  'date',
  'merchant',
  'name',
  'made_name',
  'category',
  'amount_cents',
  'type',
  'pending',
  'currency',
  'source',
] as const satisfies readonly (keyof TransactionTable)[];

export type ShownRow = Pick<TransactionTable, (typeof SHOWN_COLUMNS)[number]> & {
  /** It is 1 if nobody chose the category. */
  readonly guessed?: number;
};

type Texts = Pick<ShownRow, 'name' | 'merchant'>;

/** Returns the name to store with a bank's row. If a bank names no merchant, both columns store its text. */
export const madeName = ({ name, merchant }: Texts): string | null =>
  merchant === name ? merchantName({ text: name }) : null;

export function shownMerchant({
  source,
  name,
  merchant,
  made_name: made = null,
}: Texts & Pick<ShownRow, 'source'> & { readonly made_name?: string | null }): string {
  if (source === 'manual') return merchantName({ own: merchant, text: name });
  return made ?? madeName({ name, merchant }) ?? merchantName({ bank: merchant, text: name });
}

/** It is a transaction without the name of its merchant, which is made only where a condition needs it. */
export type Nameless = Omit<Transaction, 'merchant'>;

export function nameless(row: ShownRow): Nameless {
  return {
    id: row.id,
    accountId: row.account_id,
    date: isoDate(row.date),
    name: row.name,
    category: row.category,
    amount: cents(row.amount_cents),
    type: row.type,
    pending: row.pending === 1,
    currency: row.currency,
    note: null,
    source: row.source,
    ...(row.guessed === 1 && { guessed: true }),
  };
}

/**
 * Returns the transaction without the edits of the user; `categorized` names its category. A copy with a name takes
 * more memory.
 */
export function toTransaction(row: ShownRow): Transaction {
  return {
    id: row.id,
    accountId: row.account_id,
    date: isoDate(row.date),
    merchant: shownMerchant(row),
    name: row.name,
    category: row.category,
    amount: cents(row.amount_cents),
    type: row.type,
    pending: row.pending === 1,
    currency: row.currency,
    note: null,
    source: row.source,
    ...(row.guessed === 1 && { guessed: true }),
  };
}

/** Lets the transactions of a long list share equal texts, which saves two thirds of its memory. */
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
