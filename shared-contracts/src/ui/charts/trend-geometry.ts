import type { TrendChartProps } from '../chart-view/chart-data';
import { type Cents, fromDollars, formatUsd, toDollars } from '../../money';
import { fittingLabels, type Plot, plotHeight, plotOf, plotWidth } from './axis/plot';
import { dollarTicks } from './axis/ticks';

type TrendInput = Pick<TrendChartProps, 'points' | 'height' | 'mobile'> & {
  readonly width: number;
};

export interface TrendGeometry {
  readonly plot: Plot;
  readonly valueTicks: readonly number[];
  /** The points whose labels are printed. */
  readonly labelTicks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (value: Cents) => number;
  readonly indexAt: (share: number) => number;
  readonly box: { left: number; top: number; width: number; height: number };
}

const TICKS = 4;

export function tickLabel(dollars: number): string {
  return formatUsd(fromDollars(dollars), { decimals: 0 });
}

export function trendGeometry({ points, width, height, mobile }: TrendInput): TrendGeometry {
  const valueTicks = dollarTicks(
    points.map(({ value }) => toDollars(value)),
    TICKS,
  );
  const plot = plotOf({ width, height, mobile, valueLabels: valueTicks.map(tickLabel) });
  const bottom = valueTicks[0] ?? 0;
  const range = (valueTicks.at(-1) ?? 1) - bottom;
  const steps = points.length - 1;
  const across = plotWidth(plot);
  const { left, top } = plot.padding;
  return {
    plot,
    valueTicks,
    labelTicks: fittingLabels({
      labels: points.map(({ label }) => label),
      fontSize: plot.fontSize,
      step: across / Math.max(1, steps),
    }),
    x: (index) => left + (steps === 0 ? across / 2 : (index / steps) * across),
    y: (value) => top + (1 - (toDollars(value) - bottom) / range) * plotHeight(plot),
    indexAt: (share) => Math.round(share * steps),
    box: { left, top, width: across, height: plotHeight(plot) },
  };
}
