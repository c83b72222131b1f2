import {
  type AccountHealth,
  accountHealth,
  type BalanceFilter,
  type BalanceRow,
  combinedBalances,
  debtHealth,
  recentActivity,
  type Transaction,
  transactionCount,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { AccountsData } from './accounts-data';
import { balanceTypeLabel } from './balance-type-label';

export interface AccountRow extends BalanceRow {
  /** This is the signed sum of the last 30 days. */
  readonly activity: Cents;
  readonly count: number;
  /** It is null for a closed account and for an unknown balance. */
  readonly health: AccountHealth | null;
  readonly transactions: readonly Transaction[];
}

type RowsInput = Pick<AccountsData, 'accounts' | 'liabilities' | 'transactions' | 'today'>;

export function accountRows(data: RowsInput): AccountRow[] {
  const byAccount = new Map<string, Transaction[]>();
  for (const transaction of data.transactions) {
    const own = byAccount.get(transaction.accountId);
    if (own) own.push(transaction);
    else byAccount.set(transaction.accountId, [transaction]);
  }
  const debts = new Map(data.liabilities.map((debt) => [debt.id, debt]));
  return combinedBalances(data.accounts, data.liabilities).map((row) => {
    const transactions = byAccount.get(row.id) ?? [];
    const activity = recentActivity(transactions, row.id, data.today);
    const debt = row.kind === 'debt' ? debts.get(row.id) : undefined;
    const isKnown = !row.closed && row.balance !== null;
    return {
      ...row,
      transactions,
      activity,
      count: transactionCount(transactions, row.id),
      health: isKnown ? (debt ? debtHealth(debt) : accountHealth(row.balance, activity)) : null,
    };
  });
}

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
