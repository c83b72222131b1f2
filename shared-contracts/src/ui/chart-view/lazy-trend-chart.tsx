import { lazy } from 'react';
import { formatUsd } from '../../money';
import { ChartBox } from './chart-box';
import type { TrendChartProps } from './chart-data';
import { ChartTable } from './chart-table';

const TrendChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../charts/trend-chart')).TrendChart,
}));

export function LazyTrendChart(props: TrendChartProps) {
  return (
    <ChartBox
      height={props.height}
      chart={<TrendChart {...props} />}
      table={
        <ChartTable
          caption={props.ariaLabel}
          headers={['Date', 'Value']}
          rows={props.points.map(({ label, value }) => [label, formatUsd(value, { decimals: 0 })])}
        />
      }
    />
  );
}
