import { type Cents } from '@halyard/shared-contracts/money';
import { v7 as uuid } from 'uuid';
import type { AccountTable, TransactionTable } from '../../db/schema';

export interface ManualEntry {
  readonly date: string;
  readonly merchant: string;
  /** This is the bank's text if a statement names the payee. */
  readonly text?: string | undefined;
  readonly category: string;
  /** Money out is negative. */
  readonly amount: Cents;
}

export const typeOfAmount = (amount: number) =>
  amount < 0 ? ('debit' as const) : ('credit' as const);

export function manualRow(account: AccountTable, entry: ManualEntry, now: Date): TransactionTable {
  return {
    user_id: account.user_id,
    id: `txn-${uuid()}`,
    account_id: account.id,
    plaid_transaction_id: null,
    pending_plaid_id: null,
    pending: 0,
    date: entry.date,
    authorized_date: null,
    posted_date: null,
    amount_cents: entry.amount,
    currency: account.currency,
    name: entry.text ?? entry.merchant,
    merchant: entry.merchant,
    made_name: null,
    category: entry.category,
    pfc_primary: null,
    pfc_detailed: null,
    type: typeOfAmount(entry.amount),
    source: 'manual',
    created_at: now.toISOString(),
  };
}
