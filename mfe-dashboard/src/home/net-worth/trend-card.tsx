import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import styles from '../home.module.css';

const LINE = 2;

const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));

interface TrendCardProps {
  readonly history: readonly NetWorthPoint[];
  readonly source: 'sample' | 'own';
}

export function TrendCard({ history, source }: TrendCardProps) {
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
              <TrendChart history={history} />
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
