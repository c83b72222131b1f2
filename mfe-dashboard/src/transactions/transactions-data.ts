import type { Account, IsoDate, Liability, Transaction } from '@halyard/shared-contracts/finance';
import {
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';

export interface TransactionsData {
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly asOf: string | null;
}

const NO_DEBTS: readonly Liability[] = [];

export function useTransactionsData() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const owned = accounts.data;
  const moved = transactions.data;
  const debts = liabilities.data?.liabilities ?? NO_DEBTS;
  const data = useMemo<TransactionsData | undefined>(
    () =>
      owned && moved
        ? {
            accounts: owned.accounts,
            liabilities: debts,
            transactions: moved.transactions,
            today,
            asOf: moved.asOf,
          }
        : undefined,
    [owned, moved, debts, today],
  );
  const all = [accounts, liabilities, transactions];
  return {
    ...joinQueries(all, liabilities.isLoading ? undefined : data),
    error: accounts.error ?? transactions.error,
  };
}
