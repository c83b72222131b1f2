import type { Account, IsoDate, Liability, Transaction } from '@halyard/shared-contracts/finance';
import {
  useAccountsQuery,
  useLiabilitiesQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useMemo } from 'react';

export interface AccountsData {
  readonly accounts: readonly Account[];
  readonly liabilities: readonly Liability[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
  readonly asOf: string | null;
  readonly source: 'sample' | 'own';
}

export function useAccountsData() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const owned = accounts.data;
  const owed = liabilities.data;
  const moved = transactions.data;
  const data = useMemo<AccountsData | undefined>(
    () =>
      owned && owed && moved
        ? {
            accounts: owned.accounts,
            liabilities: owed.liabilities,
            transactions: moved.transactions,
            today,
            asOf: owned.asOf,
            source: owned.source,
          }
        : undefined,
    [owned, owed, moved, today],
  );
  return joinQueries([accounts, liabilities, transactions], data);
}
