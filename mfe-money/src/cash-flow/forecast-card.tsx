import { cashAccounts } from '@halyard/shared-contracts/finance';
import {
  failureMessage,
  useAccountsQuery,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { Card, EmptyState, QueryView, SelectField } from '@halyard/shared-contracts/ui';
import { LabeledChart } from '@halyard/shared-contracts/ui/parts';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import { useMemo, useState } from 'react';
import { useMoneyScheduledQuery } from '../data/bill-endpoints';
import { useMoneyForecastQuery } from '../data/forecast-endpoints';
import styles from './cash-flow.module.css';
import { upcomingView } from './cash-flow-view';
import { forecastChart, hitRate, lowestWords, usualDay } from './forecast-view';
import { Upcoming } from './upcoming';

export function ForecastCard() {
  const [account, setAccount] = useState<string | undefined>(undefined);
  const forecast = useMoneyForecastQuery(account);
  const all = useMoneyForecastQuery(undefined);
  return (
    <Card title="The next 90 days">
      <AccountChoice account={account} onChange={setAccount} />
      <QueryView query={forecast} loading="Loading the forecast..." errorMessage={failureMessage}>
        {(answer) => <Forecast answer={answer} isWhole={account === undefined} />}
      </QueryView>
      <Ahead forecast={all.data?.days ?? NO_DAYS} />
    </Card>
  );
}

const NO_DAYS: ForecastAnswer['days'] = [];

function Ahead({ forecast }: { readonly forecast: ForecastAnswer['days'] }) {
  const loading = 'Loading bills and paydays...';
  const rows = useTransactionsQuery();
  return (
    <QueryView query={useMoneyScheduledQuery()} loading={loading} errorMessage={failureMessage}>
      {(scheduled) => (
        <QueryView query={rows} loading={loading} errorMessage={failureMessage}>
          {({ transactions, today }) => (
            <Upcoming
              view={upcomingView(transactions, today, scheduled)}
              forecast={forecast}
              today={today}
            />
          )}
        </QueryView>
      )}
    </QueryView>
  );
}

interface AccountChoiceProps {
  readonly account: string | undefined;
  readonly onChange: (account: string | undefined) => void;
}

function AccountChoice({ account, onChange }: AccountChoiceProps) {
  const { data } = useAccountsQuery();
  const cash = cashAccounts(data?.accounts ?? []);
  if (cash.length < 2) return null;
  return (
    <SelectField
      label="Forecast of"
      value={account ?? ''}
      onChange={(event) => onChange(event.currentTarget.value || undefined)}
      options={[
        { value: '', label: 'All cash together' },
        ...cash.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  );
}

interface ForecastProps {
  readonly answer: ForecastAnswer;
  readonly isWhole: boolean;
}

function Forecast({ answer, isWhole }: ForecastProps) {
  const chart = useMemo(() => forecastChart(answer), [answer]);
  if (answer.days.length === 0) {
    return (
      <EmptyState
        title="No cash account yet"
        hint="Connect a bank or add a checking account to see what comes next."
      />
    );
  }
  return (
    <>
      <p className={styles.lowest}>{lowestWords(answer)}</p>
      <LabeledChart label="Expected cash by day" {...chart} />
      <p className={styles.note}>{hitRate(answer)}</p>
      <p className={styles.note}>{usualDay(answer, isWhole)}</p>
    </>
  );
}
