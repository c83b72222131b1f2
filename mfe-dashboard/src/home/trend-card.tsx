import type { NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, LazyTrendChart, shortMonthLabel } from '@halyard/shared-contracts/ui';
import { useNarrow } from './use-narrow';

/** Heights of the chart in px (spec part 1, 2.6). */
const HEIGHT = { wide: 300, narrow: 250 };

/** Points that a line needs. */
const LINE = 2;

export function TrendCard({ history }: { history: readonly NetWorthPoint[] }) {
  const narrow = useNarrow();
  return (
    <Card title="Net Worth Trend">
      {history.length < LINE ? (
        <EmptyState
          title="No trend yet"
          hint="The line begins once there are two months to compare."
        />
      ) : (
        <LazyTrendChart
          points={history.map(({ date, value }) => ({ label: shortMonthLabel(date), value }))}
          height={narrow ? HEIGHT.narrow : HEIGHT.wide}
          mobile={narrow}
          ariaLabel="Net worth by month"
        />
      )}
    </Card>
  );
}
