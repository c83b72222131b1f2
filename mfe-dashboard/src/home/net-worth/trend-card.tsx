import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, LazyTrendChart, shortMonthLabel } from '@halyard/shared-contracts/ui';
import styles from '../home.module.css';
import { useNarrow } from '@halyard/shared-contracts/ui/parts';

// P1-2.6-27.
const HEIGHT = { wide: 300, narrow: 250 };

const LINE = 2;

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
          <LazyTrendChart
            points={history.map(({ date, value }) => ({ label: shortMonthLabel(date), value }))}
            height={narrow ? HEIGHT.narrow : HEIGHT.wide}
            mobile={narrow}
            ariaLabel="Net worth by month"
          />
          {source === 'own' && (
            <p className={styles.note}>
              Months before an account’s first known balance count it with that balance.
            </p>
          )}
        </>
      )}
    </Card>
  );
}
