import type { Selectable } from 'kysely';
import { mapCategory } from '@halyard/shared-contracts/finance';
import type { Database } from '../../db/schema';
import type { BankTransaction } from '../provider/provider';
import { transactionRowId } from './row-ids';

export type TransactionRow = Selectable<Database['transactions']>;

export interface TransactionContext {
  readonly userId: string;
  readonly itemId: string;
  readonly accountRowId: string;
  /** Now, for a row that is new. */
  readonly at: string;
}

const UNKNOWN = 'Unknown';

/**
 * A bank's transaction as our row (P1-7-28, P1-7-30): the merchant falls back to the name and to 'Unknown', and what
 * costs money is a debit. A row of nothing at all is a credit, as the specification's rule has it.
 */
export function transactionRow(
  transaction: BankTransaction,
  context: TransactionContext,
): TransactionRow {
  const { name, merchant, amount } = transaction;
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
    name: name ?? merchant ?? UNKNOWN,
    merchant: merchant ?? name ?? UNKNOWN,
    category: mapCategory({
      pfcDetailed: transaction.pfcDetailed,
      pfcPrimary: transaction.pfcPrimary,
      legacy: transaction.legacyCategory,
      name: merchant ?? name,
    }),
    pfc_primary: transaction.pfcPrimary,
    pfc_detailed: transaction.pfcDetailed,
    type: amount < 0 ? 'debit' : 'credit',
    source: 'bank',
    created_at: context.at,
  };
}

/** What the bank may change of a row it has told before; everything that a re-reading compares. */
export const TOLD_COLUMNS = [
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
  'category',
  'pfc_primary',
  'pfc_detailed',
  'type',
] as const satisfies readonly (keyof TransactionRow)[];

/** Whether the bank's row differs from the one that is kept. Its category follows from its other columns. */
export function isChanged(kept: TransactionRow, told: TransactionRow): boolean {
  return TOLD_COLUMNS.some((column) => column !== 'category' && kept[column] !== told[column]);
}
