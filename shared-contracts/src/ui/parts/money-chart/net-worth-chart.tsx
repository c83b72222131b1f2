import { useMemo } from 'react';
import type { IsoMonth, NetWorthPoint } from '../../../finance';
import { negate } from '../../../money';
import { DatedChart } from '../chart/dated-chart';

interface NetWorthChartProps {
  /** There is one point per month, oldest first. */
  readonly history: readonly NetWorthPoint[];
  readonly label: string;
  readonly height?: number | undefined;
  readonly onOpen?: ((month: IsoMonth) => void) | undefined;
}

/** Shows net worth by month, with assets above zero and debts below it. */
export function NetWorthChart({ history, label, height, onOpen }: NetWorthChartProps) {
  const data = useMemo(
    () => ({
      dates: history.map(({ date }) => date),
      series: [
        { name: 'Net worth', values: history.map(({ value }) => value), color: 'var(--trend)' },
        {
          name: 'Assets',
          values: history.map(({ assets }) => assets),
          look: 'area',
          color: 'var(--positive-fill)',
        },
        {
          name: 'Debts',
          values: history.map(({ liabilities }) => negate(liabilities)),
          look: 'area',
          color: 'var(--negative-fill)',
        },
      ] as const,
    }),
    [history],
  );
  return <DatedChart label={label} height={height} {...data} onOpen={onOpen} />;
}
