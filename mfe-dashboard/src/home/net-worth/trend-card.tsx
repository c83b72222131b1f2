import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import styles from '../home.module.css';
import { useShouldLoad } from '../use-should-load';

const LINE = 2;

const TrendChart = lazy(async () => ({ default: (await import('./trend-chart')).TrendChart }));

const LOADING = <span className="sr-only">Loading chart...</span>;

interface TrendCardProps {
  readonly history: readonly NetWorthPoint[];
  readonly source: 'sample' | 'own';
}

export function TrendCard({ history, source }: TrendCardProps) {
  const [place, shouldLoad] = useShouldLoad();
  return (
    <Card title="Net Worth Trend">
      {history.length < LINE ? (
        <EmptyState
          title="No trend yet"
          hint="The line begins once there are two months to compare."
        />
      ) : (
        <>
          <div ref={place} className={styles.trend}>
            <Suspense fallback={LOADING}>
              {shouldLoad ? <TrendChart history={history} /> : LOADING}
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
