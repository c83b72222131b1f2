import { VictoryChart, VictoryLine, VictoryScatter } from 'victory';
import type { TrendPoint } from '../chart-view/chart-data';
import { toDollars } from '../../money';
import { axes, ends } from './axes';
import type { TrendGeometry } from './trend-geometry';

interface TrendDrawingProps {
  readonly geometry: TrendGeometry;
  readonly points: readonly TrendPoint[];
  readonly active: number | null;
  readonly color: string;
}

const LINE_PX = 2;
const ACTIVE_DOT_PX = 5;

export function TrendDrawing({ geometry, points, active, color }: TrendDrawingProps) {
  const { plot, valueTicks } = geometry;
  const stroke = `var(${color})`;
  const data = points.map(({ value }, x) => ({ x, y: toDollars(value) }));
  const last = points.length - 1;
  const dots = data.filter(({ x }) => x === active || last === 0);
  return (
    <VictoryChart
      standalone={false}
      width={plot.width}
      height={plot.height}
      padding={plot.padding}
      domain={{ x: last === 0 ? [-1, 1] : [0, last], y: ends(valueTicks) }}
    >
      {axes(geometry, (index) => points[index]?.label)}
      <VictoryLine
        data={data}
        interpolation="monotoneX"
        style={{ data: { stroke, strokeWidth: LINE_PX, strokeLinecap: 'round' } }}
      />
      <VictoryScatter
        data={dots}
        size={ACTIVE_DOT_PX}
        style={{ data: { fill: stroke, stroke: 'var(--surface)', strokeWidth: LINE_PX } }}
      />
    </VictoryChart>
  );
}
