import type { LiabilityType } from '../debt/debt-types';
import type { AccountType } from './account-types';
import type { BalanceRow } from './combined-balances';

export type BalanceFilter = 'all' | 'assets' | 'debt' | AccountType | LiabilityType;
export type BalanceSort = 'balance' | 'name' | 'type' | 'institution';

const keeps = (filter: BalanceFilter, row: BalanceRow): boolean => {
  if (filter === 'all') return true;
  if (filter === 'assets') return row.balance !== null && row.balance > 0;
  if (filter === 'debt') return row.balance !== null && row.balance < 0;
  return row.type === filter;
};

/** Takes balances above zero as assets and those below zero as debts (P1-5-4). */
export function filterBalances(rows: readonly BalanceRow[], filter: BalanceFilter): BalanceRow[] {
  return rows.filter((row) => keeps(filter, row));
}

export function sortBalances(rows: readonly BalanceRow[], by: BalanceSort): BalanceRow[] {
  if (by !== 'balance') return rows.toSorted((a, b) => a[by].localeCompare(b[by], 'en'));
  const rank = (row: BalanceRow): number => row.balance ?? -Infinity;
  return rows.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}
