import { failureMessage } from '@halyard/shared-contracts/store';
import { Button, Card, EmptyState, QueryView } from '@halyard/shared-contracts/ui';
import { LabeledChart } from '@halyard/shared-contracts/ui/parts';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';
import { useMemo, useState } from 'react';
import { useMoneyForecastQuery } from '../data/forecast-endpoints';
import styles from './cash-flow.module.css';
import { ForecastDays } from './forecast-days';
import { forecastChart, forecastDays, hitRate, usualDay } from './forecast-view';

export function ForecastCard() {
  return (
    <Card title="The next 90 days">
      <QueryView
        query={useMoneyForecastQuery()}
        loading="Loading the forecast..."
        errorMessage={failureMessage}
      >
        {(answer) => <Forecast answer={answer} />}
      </QueryView>
    </Card>
  );
}

const FIRST_DAYS = 7;

function Forecast({ answer }: { readonly answer: ForecastAnswer }) {
  const [isOpen, setOpen] = useState(false);
  const chart = useMemo(() => forecastChart(answer), [answer]);
  const days = forecastDays(answer);
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
      <ForecastDays days={isOpen ? days : days.slice(0, FIRST_DAYS)} />
      {!isOpen && days.length > FIRST_DAYS && (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Show all 90 days
        </Button>
      )}
    </>
  );
}
