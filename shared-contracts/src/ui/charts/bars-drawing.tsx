import { VictoryBar, VictoryChart } from 'victory';
import { chartColor } from '../chart-view/chart-color';
import type { BarGroup } from '../chart-view/chart-data';
import { toDollars, ZERO } from '../../money';
import { axes, ends } from './axis/axes';
import type { BarsGeometry } from './bars-geometry';

interface BarsDrawingProps {
  readonly geometry: BarsGeometry;
  readonly groups: readonly BarGroup[];
  readonly names: readonly string[];
  readonly active: number | null;
}

const CORNER_PX = 4;
const RESTING_OPACITY = 0.45;

export function BarsDrawing({ geometry, groups, names, active }: BarsDrawingProps) {
  const { plot, valueTicks, barWidth, offset } = geometry;
  const series = (name: string, at: number) => (
    <VictoryBar
      key={name}
      barWidth={barWidth}
      cornerRadius={{ top: CORNER_PX }}
      data={groups.map((group, index) => ({
        x: index + offset(at),
        y: toDollars(group.values[at]?.value ?? ZERO),
      }))}
      style={{
        data: {
          fill: chartColor(at),
          opacity: ({ index }) => (active === null || index === active ? 1 : RESTING_OPACITY),
        },
      }}
    />
  );
  return (
    <VictoryChart
      standalone={false}
      width={plot.width}
      height={plot.height}
      padding={plot.padding}
      domain={{ x: [-0.5, groups.length - 0.5], y: ends(valueTicks) }}
    >
      {axes(geometry, (index) => groups[index]?.label)}
      {names.map(series)}
    </VictoryChart>
  );
}
