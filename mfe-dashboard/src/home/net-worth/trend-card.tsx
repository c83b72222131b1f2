import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState } from '@halyard/shared-contracts/ui';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';
import { lazy, Suspense } from 'react';
import styles from '../home.module.css';

// P1-2.6-27.
const HEIGHT = { wide: 300, narrow: 250 };

const LINE = 2;

const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));

interface TrendCardProps {
  readonly history: readonly NetWorthPoint[];
  readonly source: 'sample' | 'own';
}

export function TrendCard({ history, source }: TrendCardProps) {
  const narrow = useNarrow();
  return (
    <Card title="Net Worth Trend">
      {history.length < LINE ? (
        <EmptyState
          title="No trend yet"
          hint="The line begins once there are two months to compare."
        />
      ) : (
        <>
          <div className={styles.trend}>
            <Suspense>
              <TrendChart history={history} height={narrow ? HEIGHT.narrow : HEIGHT.wide} />
            </Suspense>
          </div>
          {source === 'own' && (
            <p className={styles.note}>Earlier months use the first known balances.</p>
          )}
        </>
      )}
    </Card>
  );
}
