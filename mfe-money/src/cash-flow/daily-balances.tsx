import {
  type Account,
  cashAccounts,
  dailyBalances,
  type IsoDate,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { EmptyState, joinQueries, QueryView } from '@halyard/shared-contracts/ui';
import { BalanceChart } from '@halyard/shared-contracts/ui/parts';
import { transactionsAddress } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './cash-flow.module.css';

export function DailyBalances() {
  const owned = useAccountsQuery();
  const listed = useTransactionsQuery();
  const query = joinQueries(
    [owned, listed],
    owned.data && listed.data && { ...listed.data, accounts: owned.data.accounts },
  );
  return (
    <>
      <QueryView query={query} loading="Loading the days..." errorMessage={failureMessage}>
        {(data) => <Days {...data} />}
      </QueryView>
      <p className={styles.note}>
        Checking, savings, and cash on hand, worked back from today’s balances.
      </p>
    </>
  );
}

interface DaysProps {
  readonly accounts: readonly Account[];
  readonly transactions: readonly Transaction[];
  readonly today: IsoDate;
}

const LINE = 2;

function Days({ accounts, transactions, today }: DaysProps) {
  const navigate = useNavigate();
  const days = useMemo(
    () => dailyBalances(cashAccounts(accounts), transactions, today),
    [accounts, transactions, today],
  );
  if (days.length < LINE) return <EmptyState title="No days to compare yet" />;
  return (
    <BalanceChart
      label="Cash by day"
      days={days}
      range="3M"
      onOpen={(day) => void navigate(transactionsAddress({ from: day, to: day }))}
    />
  );
}
