import type { BarsChartProps } from '../chart-view/chart-data';
import { type Cents, toDollars } from '../../money';
import { fittingLabels, type Plot, plotHeight, plotOf, plotWidth } from './axis/plot';
import { dollarTicks } from './axis/ticks';
import { tickLabel } from './series/series-geometry';

type BarsInput = Pick<BarsChartProps, 'groups' | 'height'> & {
  readonly width: number;
  readonly textScale: number;
};

export interface BarsGeometry {
  readonly plot: Plot;
  /** They are in dollars, and zero is always within their range. */
  readonly valueTicks: readonly number[];
  readonly labelTicks: readonly number[];
  readonly barWidth: number;
  /** It is the distance from the middle of the group, in widths of a group. */
  readonly offset: (series: number) => number;
  readonly x: (index: number) => number;
  readonly y: (value: Cents) => number;
  readonly indexAt: (share: number) => number;
  readonly box: { left: number; top: number; width: number; height: number };
}

const TICKS = 4;
const NARROW_PX = 480;
const WIDEST_BAR_PX = 28;

const FILLED = 0.62;
const BETWEEN_BARS_PX = 3;

export function barsGeometry({ groups, width, height, textScale }: BarsInput): BarsGeometry {
  const values = groups.flatMap((group) => group.values.map(({ value }) => toDollars(value)));
  const valueTicks = dollarTicks([0, ...values], TICKS);
  const plot = plotOf({
    width,
    height,
    mobile: width < NARROW_PX,
    valueLabels: valueTicks.map(tickLabel),
    textScale,
  });
  const bottom = valueTicks[0] ?? 0;
  const range = (valueTicks.at(-1) ?? 1) - bottom;
  const room = plotWidth(plot) / groups.length;
  const series = Math.max(1, groups[0]?.values.length ?? 1);
  const barWidth = Math.min(WIDEST_BAR_PX, (room * FILLED) / series);
  const { left, top } = plot.padding;
  return {
    plot,
    valueTicks,
    labelTicks: fittingLabels({
      labels: groups.map(({ label }) => label),
      fontSize: plot.fontSize,
      step: room,
      margin: room / 2 + plot.padding.right,
    }),
    barWidth,
    offset: (at) => ((at - (series - 1) / 2) * (barWidth + BETWEEN_BARS_PX)) / room,
    x: (index) => left + (index + 0.5) * room,
    y: (value) => top + (1 - (toDollars(value) - bottom) / range) * plotHeight(plot),
    indexAt: (share) => Math.floor(share * groups.length),
    box: { left, top, width: plotWidth(plot), height: plotHeight(plot) },
  };
}
