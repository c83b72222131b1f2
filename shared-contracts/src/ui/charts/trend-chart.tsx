import type { TrendChartProps } from '../chart-view/chart-data';
import { ChartFrame, NothingToShow } from './chart-frame';
import { TrendPlot } from './trend-plot';

/** The chart is that of the specification (P1-2.6-36). */
export function TrendChart(props: TrendChartProps) {
  if (props.points.length === 0) return <NothingToShow height={props.height} />;
  return (
    <ChartFrame height={props.height}>
      {(width) => <TrendPlot {...props} width={width} />}
    </ChartFrame>
  );
}
