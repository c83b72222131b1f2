import { VictoryPie } from 'victory';
import { chartColor } from '../chart-view/chart-color';
import type { PieChartProps } from '../chart-view/chart-data';

/** Shares of a whole in eight colours, cycling. */
export function PieChart({ slices, ariaLabel }: PieChartProps) {
  return (
    <div role="img" aria-label={ariaLabel}>
      <VictoryPie
        data={slices.map((slice) => ({ x: slice.name, y: slice.amount }))}
        colorScale={slices.map((_, index) => chartColor(index))}
        labels={() => ''}
      />
    </div>
  );
}
