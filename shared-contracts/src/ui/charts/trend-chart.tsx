import { VictoryAxis, VictoryChart, VictoryLine } from 'victory';
import type { TrendChartProps } from '../chart-view/chart-data';

/** A value over time (spec part 1, 2.6, Net Worth Trend). */
export function TrendChart({ points, height, color = '--trend', ariaLabel }: TrendChartProps) {
  return (
    <div role="img" aria-label={ariaLabel}>
      <VictoryChart height={height}>
        <VictoryAxis dependentAxis />
        <VictoryAxis />
        <VictoryLine
          interpolation="monotoneX"
          data={points.map((point) => ({ x: point.label, y: point.value / 100 }))}
          style={{ data: { stroke: `var(${color})` } }}
        />
      </VictoryChart>
    </div>
  );
}
