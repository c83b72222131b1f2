import { toDollars, cents } from '@halyard/shared-contracts/money';
import type { AccountTable, TransactionTable } from '../../db/schema';
import type { RawData } from '../wire';

const dollars = (amount: number | null): number | null =>
  amount === null ? null : toDollars(cents(amount));

export function rawBalances(row: AccountTable) {
  return {
    current: dollars(row.balance_cents),
    available: dollars(row.available_cents),
    limit: dollars(row.limit_cents),
  };
}

function rawAccount(row: AccountTable): RawData['accounts'][number] {
  return {
    account_id: row.plaid_account_id,
    name: row.name,
    official_name: row.official_name,
    type: row.raw_type,
    subtype: row.raw_subtype,
    mask: row.mask,
    balances: { ...rawBalances(row), iso_currency_code: row.currency },
  };
}

function rawTransaction(row: TransactionTable): RawData['transactions'][number] {
  return {
    transaction_id: row.plaid_transaction_id,
    account_id: row.account_id,
    date: row.posted_date ?? row.date,
    authorized_date: row.authorized_date,
    name: row.name,
    merchant_name: row.merchant,
    amount: -toDollars(cents(row.amount_cents)),
    pending: row.pending === 1,
    category: [row.category],
    personal_finance_category: { primary: row.pfc_primary, detailed: row.pfc_detailed },
  };
}

/** Returns the rows in the shape of the bank’s answers, for the debug screen (P1-2.9-8). They contain no token. */
export function rawData(
  accounts: readonly AccountTable[],
  transactions: readonly TransactionTable[],
): RawData {
  return {
    accounts: accounts.map(rawAccount),
    transactions: transactions.map(rawTransaction),
  };
}
