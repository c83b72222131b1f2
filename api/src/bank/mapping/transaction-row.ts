import type { Selectable } from 'kysely';
import { mapCategory } from '@halyard/shared-contracts/finance';
import { madeName } from '../../db/row/transaction-row';
import type { Database } from '../../db/schema';
import type { BankTransaction } from '../provider/provider';
import { transactionRowId } from './row-ids';

export type TransactionRow = Selectable<Database['transactions']>;

export interface TransactionContext {
  readonly userId: string;
  readonly itemId: string;
  readonly accountRowId: string;
  readonly at: string;
}

const UNKNOWN = 'Unknown';

/** Maps a transaction of the bank to a row (P1-7-28, P1-7-30). A negative amount is a debit. */
export function transactionRow(
  transaction: BankTransaction,
  context: TransactionContext,
): TransactionRow {
  const { name, merchant, amount } = transaction;
  const texts = { name: name ?? merchant ?? UNKNOWN, merchant: merchant ?? name ?? UNKNOWN };
  return {
    user_id: context.userId,
    id: transactionRowId(context.itemId, transaction.transactionId),
    account_id: context.accountRowId,
    plaid_transaction_id: transaction.transactionId,
    pending_plaid_id: transaction.pendingId,
    pending: transaction.pending ? 1 : 0,
    date: transaction.authorizedDate ?? transaction.date,
    authorized_date: transaction.authorizedDate,
    posted_date: transaction.date,
    amount_cents: amount,
    currency: transaction.currency,
    ...texts,
    made_name: madeName(texts),
    category: mapCategory({
      pfcDetailed: transaction.pfcDetailed,
      pfcPrimary: transaction.pfcPrimary,
      legacy: transaction.legacyCategory,
      name: [merchant, name].join(' '),
    }),
    pfc_primary: transaction.pfcPrimary,
    pfc_detailed: transaction.pfcDetailed,
    type: amount < 0 ? 'debit' : 'credit',
    source: 'bank',
    created_at: context.at,
  };
}

/** A sync may change these columns of a stored row. */
export const SYNCED_COLUMNS = [
  'account_id',
  'pending_plaid_id',
  'pending',
  'date',
  'authorized_date',
  'posted_date',
  'amount_cents',
  'currency',
  'name',
  'merchant',
  'made_name',
  'category',
  'pfc_primary',
  'pfc_detailed',
  'type',
] as const satisfies readonly (keyof TransactionRow)[];

/** They follow from the other columns. */
const DERIVED: ReadonlySet<string> = new Set(['category', 'made_name']);

export function isChanged(stored: TransactionRow, received: TransactionRow): boolean {
  return SYNCED_COLUMNS.some(
    (column) => !DERIVED.has(column) && stored[column] !== received[column],
  );
}
