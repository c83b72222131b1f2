import { lazy } from 'react';
import { formatUsd } from '../../money';
import { ChartBox } from './chart-box';
import type { BarGroup, BarsChartProps } from './chart-data';
import { ChartTable } from './chart-table';

const BarsChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../charts/bars-chart')).BarsChart,
}));

export function LazyBarsChart(props: BarsChartProps) {
  return (
    <ChartBox
      name={props.ariaLabel}
      height={props.height}
      chart={<BarsChart {...props} />}
      table={
        <ChartTable
          caption={props.ariaLabel}
          headers={['Period', ...seriesNames(props.groups)]}
          rows={props.groups.map(({ label, values }) => [
            label,
            ...values.map(({ value }) => formatUsd(value, { decimals: 0 })),
          ])}
        />
      }
    />
  );
}

function seriesNames(groups: readonly BarGroup[]): string[] {
  return groups[0]?.values.map(({ name }) => name) ?? [];
}
