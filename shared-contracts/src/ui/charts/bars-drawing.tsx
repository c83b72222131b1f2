import { VictoryAxis, VictoryBar, VictoryChart, VictoryGroup } from 'victory';
import { chartColor } from '../chart-view/chart-color';
import type { BarGroup } from '../chart-view/chart-data';
import { toDollars, ZERO } from '../../money';
import { labelAxisStyle, valueAxisStyle } from './axes';
import type { BarsGeometry } from './bars-geometry';
import { tickLabel } from './trend-geometry';

interface BarsDrawingProps {
  readonly geometry: BarsGeometry;
  readonly groups: readonly BarGroup[];
  readonly names: readonly string[];
  readonly active: number | null;
}

const BETWEEN_BARS_PX = 3;
const CORNER_PX = 4;
const RESTING_OPACITY = 0.45;

/** The axes and the bars; while one group is read, the others stand back. */
export function BarsDrawing({ geometry, groups, names, active }: BarsDrawingProps) {
  const { plot, valueTicks, labelTicks, barWidth } = geometry;
  const series = (name: string, at: number) => (
    <VictoryBar
      key={name}
      barWidth={barWidth}
      cornerRadius={{ top: CORNER_PX }}
      data={groups.map((group, x) => ({ x, y: toDollars(group.values[at]?.value ?? ZERO) }))}
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
      domain={{ x: [-0.5, groups.length - 0.5], y: [valueTicks[0] ?? 0, valueTicks.at(-1) ?? 1] }}
    >
      <VictoryAxis
        dependentAxis
        crossAxis={false}
        tickValues={[...valueTicks]}
        tickFormat={tickLabel}
        style={valueAxisStyle(plot.fontSize)}
      />
      <VictoryAxis
        crossAxis={false}
        orientation="bottom"
        tickValues={[...labelTicks]}
        tickFormat={(index: number) => groups[index]?.label ?? ''}
        style={labelAxisStyle(plot.fontSize)}
      />
      <VictoryGroup offset={barWidth + BETWEEN_BARS_PX}>{names.map(series)}</VictoryGroup>
    </VictoryChart>
  );
}
