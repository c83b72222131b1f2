import { lazy, type ReactNode } from 'react';
import { type Cents, formatUsd } from '../../money';
import { ChartBox } from './chart-box';
import type { SeriesChartProps } from './chart-data';
import { ChartTable } from './chart-table';

const SeriesChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../charts/series/series-chart'))
    .SeriesChart,
}));

interface LazySeriesChartProps extends SeriesChartProps {
  readonly beside?: ReactNode;
}

export function LazySeriesChart({ beside, ...props }: LazySeriesChartProps) {
  const { height, ariaLabel, labels, series } = props;
  return (
    <ChartBox
      name={ariaLabel}
      height={height}
      beside={beside}
      chart={<SeriesChart {...props} />}
      table={
        <ChartTable
          caption={ariaLabel}
          headers={['Date', ...series.map(({ name }) => name)]}
          rows={labels.map((label, index) => [
            label,
            ...series.map(({ values }) => cell(values[index])),
          ])}
        />
      }
    />
  );
}

const cell = (value: Cents | null = null): string =>
  value === null ? '' : formatUsd(value, { decimals: 0 });
