import type { LiabilityType } from '../debt/debt-types';
import type { AccountType } from './account-types';
import type { BalanceRow } from './combined-balances';

/** A chip of the accounts screen. */
export type BalanceFilter = 'all' | 'assets' | 'debt' | AccountType | LiabilityType;
/** A sort button of the accounts screen. */
export type BalanceSort = 'balance' | 'name' | 'type' | 'institution';

const keeps = (filter: BalanceFilter, row: BalanceRow): boolean => {
  if (filter === 'all') return true;
  if (filter === 'assets') return row.balance !== null && row.balance > 0;
  if (filter === 'debt') return row.balance !== null && row.balance < 0;
  return row.type === filter;
};

/** Chips of the accounts screen: Assets keeps balances above 0, Debt below 0 (P1-5-4). */
export function filterBalances(rows: readonly BalanceRow[], filter: BalanceFilter): BalanceRow[] {
  return rows.filter((row) => keeps(filter, row));
}

/** Largest balance first with unknown ones last; by text, A to Z. Equal rows keep their order. */
export function sortBalances(rows: readonly BalanceRow[], by: BalanceSort): BalanceRow[] {
  if (by !== 'balance') return rows.toSorted((a, b) => a[by].localeCompare(b[by], 'en'));
  const rank = (row: BalanceRow): number => row.balance ?? -Infinity;
  return rows.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)));
}
