import { VictoryAxis } from 'victory';
import { EdgeLabel } from './edge-label';
import { BELOW_AXIS_PX, BESIDE_AXIS_PX, type Plot } from './plot';
import { tickLabel } from '../series/series-geometry';

interface AxesGeometry {
  readonly plot: Plot;
  readonly valueTicks: readonly number[];
  readonly labelTicks: readonly number[];
}

/** It is called as a function, because Victory reads only the direct children of a chart. */
export function axes(
  { plot, valueTicks, labelTicks }: AxesGeometry,
  labelAt: (index: number) => string | undefined,
  valueText: (value: number) => string = tickLabel,
) {
  return [
    <VictoryAxis
      key="values"
      dependentAxis
      offsetX={plot.padding.left}
      tickValues={[...valueTicks]}
      tickFormat={valueText}
      style={valueAxisStyle(plot.fontSize)}
    />,
    <VictoryAxis
      key="labels"
      orientation="bottom"
      offsetY={plot.padding.bottom}
      tickValues={[...labelTicks]}
      tickFormat={(index: number) => labelAt(index) ?? ''}
      tickLabelComponent={<EdgeLabel chartWidth={plot.width} />}
      style={labelAxisStyle(plot.fontSize)}
    />,
  ];
}

export function ends(ticks: readonly number[]): [number, number] {
  return [ticks[0] ?? 0, ticks.at(-1) ?? 1];
}

/** Implements P1-2.6-32. */
function valueAxisStyle(fontSize: number) {
  return {
    axis: { stroke: 'none' },
    ticks: { size: 0 },
    grid: { stroke: 'var(--chart-grid)', strokeDasharray: '3 3' },
    tickLabels: { ...labelStyle(fontSize, BESIDE_AXIS_PX), textAnchor: 'end' },
  } as const;
}

function labelAxisStyle(fontSize: number) {
  return {
    axis: { stroke: 'none' },
    ticks: { size: 0 },
    grid: { stroke: 'none' },
    tickLabels: { ...labelStyle(fontSize, BELOW_AXIS_PX), textAnchor: 'middle' },
  } as const;
}

function labelStyle(fontSize: number, padding: number) {
  return {
    fill: 'var(--text-muted)',
    fontFamily: 'var(--font)',
    fontSize,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: 'normal',
    padding,
  } as const;
}
