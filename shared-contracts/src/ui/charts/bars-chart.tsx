import type { BarsChartProps } from '../chart-view/chart-data';
import { BarsPlot } from './bars-plot';
import { ChartFrame, NothingToShow } from './chart-frame';
import { Legend, LEGEND_PX } from './legend';

export function BarsChart(props: BarsChartProps) {
  const [first] = props.groups;
  if (!first) return <NothingToShow height={props.height} />;
  const height = props.height - LEGEND_PX;
  const names = first.values.map(({ name }) => name);
  return (
    <>
      <Legend names={names} />
      <ChartFrame height={height}>
        {(width) => <BarsPlot {...props} names={names} width={width} height={height} />}
      </ChartFrame>
    </>
  );
}
