import { failureMessage, useTransactionsQuery } from '@halyard/shared-contracts/store';
import { Card, EmptyState, QueryView } from '@halyard/shared-contracts/ui';
import { LabeledChart } from '@halyard/shared-contracts/ui/parts';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import { useMemo } from 'react';
import { useMoneyForecastQuery } from '../data/forecast-endpoints';
import styles from './cash-flow.module.css';
import { upcomingView } from './cash-flow-view';
import { forecastChart, hitRate, usualDay } from './forecast-view';
import { Upcoming } from './upcoming';

/** All that comes next: the line, and the bills and paydays that it is made of. */
export function ForecastCard() {
  const forecast = useMoneyForecastQuery();
  return (
    <Card title="The next 90 days">
      <QueryView query={forecast} loading="Loading the forecast..." errorMessage={failureMessage}>
        {(answer) => <Forecast answer={answer} />}
      </QueryView>
      <QueryView
        query={useTransactionsQuery()}
        loading="Loading bills and paydays..."
        errorMessage={failureMessage}
      >
        {({ transactions, today }) => (
          <Upcoming
            view={upcomingView(transactions, today)}
            forecast={forecast.data?.days ?? NO_DAYS}
          />
        )}
      </QueryView>
    </Card>
  );
}

const NO_DAYS: ForecastAnswer['days'] = [];

function Forecast({ answer }: { readonly answer: ForecastAnswer }) {
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
      <LabeledChart label="Expected cash by day" {...chart} />
      <p className={styles.note}>{hitRate(answer)}</p>
      <p className={styles.note}>{usualDay(answer)}</p>
    </>
  );
}
