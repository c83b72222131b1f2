import {
  type AccountHealth,
  accountHealth,
  type BalanceFilter,
  type BalanceRow,
  combinedBalances,
  recentActivity,
  type Transaction,
  transactionCount,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AccountsData } from './accounts-data';
import { balanceTypeLabel } from './balance-type-label';

/** One account or debt with what its card says of it. */
export interface AccountRow extends BalanceRow {
  /** Signed sum of the last 30 days. */
  readonly activity: Cents;
  readonly count: number;
  /** Null for a closed account and for an unknown balance. */
  readonly health: AccountHealth | null;
  /** Its transactions, newest first. */
  readonly transactions: readonly Transaction[];
}

type RowsInput = Pick<AccountsData, 'accounts' | 'liabilities' | 'transactions' | 'today'>;

/** The accounts and debts with their figures; every transaction is looked at once. */
export function accountRows(data: RowsInput): AccountRow[] {
  const byAccount = new Map<string, Transaction[]>();
  for (const transaction of data.transactions) {
    const own = byAccount.get(transaction.accountId);
    if (own) own.push(transaction);
    else byAccount.set(transaction.accountId, [transaction]);
  }
  return combinedBalances(data.accounts, data.liabilities).map((row) => {
    const transactions = byAccount.get(row.id) ?? [];
    const activity = recentActivity(transactions, row.id, data.today);
    const isKnown = !row.closed && row.balance !== null;
    return {
      ...row,
      transactions,
      activity,
      count: transactionCount(transactions, row.id),
      health: isKnown ? accountHealth(row.balance, activity) : null,
    };
  });
}

/** The chips: All, Assets, Debt and every type that is there, in the order of the rows. */
export function filterChips(
  rows: readonly BalanceRow[],
): { readonly value: BalanceFilter; readonly label: string }[] {
  return [
    { value: 'all', label: 'All' },
    { value: 'assets', label: 'Assets' },
    { value: 'debt', label: 'Debt' },
    ...[...new Set(rows.map(({ type }) => type))].map((type) => ({
      value: type,
      label: balanceTypeLabel(type),
    })),
  ];
}
