import type { IsoMonth } from '@halyard/shared-contracts/finance';
import { EmptyState, LazyBarsChart } from '@halyard/shared-contracts/ui';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';
import { monthName } from '../money-words';
import { monthBars } from './cash-flow-view';

const CHART_HEIGHT_PX = 300;

const shortLabel = (month: IsoMonth): string =>
  `${monthName(month).slice(0, 3)} '${month.slice(2, 4)}`;

export function Months({ months }: { readonly months: IncomeAnswer['byMonth'] }) {
  const groups = monthBars(months).map(({ month, income, spending }) => ({
    label: shortLabel(month),
    values: [
      { name: 'Income', value: income },
      { name: 'Spending', value: spending },
    ],
  }));
  if (groups.length === 0) return <EmptyState title="No months to compare yet" />;
  return (
    <LazyBarsChart
      groups={groups}
      height={CHART_HEIGHT_PX}
      ariaLabel="Income and spending by month"
    />
  );
}
