import type { IsoMonth, NetWorthPoint } from '@halyard/shared-contracts/finance';
import { Card, EmptyState, LazyTrendChart, monthLabel } from '@halyard/shared-contracts/ui';
import { useNarrow } from './use-narrow';

/** Heights of the chart in px (spec part 1, 2.6). */
const HEIGHT = { wide: 300, narrow: 250 };

/** Points that a line needs. */
const LINE = 2;

const SHORT_MONTH = 3;

/** '2025-06' → 'Jun 2025'. */
const label = (month: IsoMonth): string =>
  `${monthLabel(month).slice(0, SHORT_MONTH)} ${month.slice(0, 4)}`;

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
          points={history.map(({ date, value }) => ({ label: label(date), value }))}
          height={narrow ? HEIGHT.narrow : HEIGHT.wide}
          mobile={narrow}
          ariaLabel="Net worth by month"
        />
      )}
    </Card>
  );
}
