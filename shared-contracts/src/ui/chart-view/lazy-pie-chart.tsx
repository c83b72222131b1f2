import { lazy } from 'react';
import { formatUsd } from '../../money';
import { formatPercent } from '../figure/percent';
import { ChartBox } from './chart-box';
import { PIE_SIZE_PX, type PieChartProps } from './chart-data';
import { ChartTable } from './chart-table';

const PieChart = lazy(async () => ({
  default: (await import(/* webpackChunkName: "charts" */ '../charts/pie-chart')).PieChart,
}));

const SMALL_PX = 160;

export function LazyPieChart(props: PieChartProps) {
  return (
    <ChartBox
      name={props.ariaLabel}
      height={props.size ?? PIE_SIZE_PX}
      small={props.size !== undefined && props.size < SMALL_PX}
      chart={<PieChart {...props} />}
      table={
        <ChartTable
          caption={props.ariaLabel}
          headers={['Category', 'Amount', '% of total']}
          rows={props.slices.map(({ name, amount, percentage }) => [
            name,
            formatUsd(amount, { decimals: 0 }),
            formatPercent(percentage),
          ])}
        />
      }
    />
  );
}
