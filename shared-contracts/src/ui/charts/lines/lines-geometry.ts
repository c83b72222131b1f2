import { fittingLabels, type Plot, plotHeight, plotOf, plotWidth } from '../axis/plot';
import { ticksFromZero } from '../axis/ticks';
import type { LinesChartProps } from './lines-chart-props';

interface LinesInput extends LinesChartProps {
  readonly width: number;
  readonly textScale: number;
}

export interface LinesGeometry {
  readonly plot: Plot;
  readonly valueTicks: readonly number[];
  readonly labelTicks: readonly number[];
  readonly x: (index: number) => number;
  readonly indexAt: (share: number) => number;
  readonly box: { left: number; top: number; width: number; height: number };
}

const TICKS = 3;

export function linesGeometry(input: LinesInput): LinesGeometry {
  const { labels, lines, textOf, width, height, mobile, textScale } = input;
  const known = lines.flatMap(({ values }) => values.filter((value) => value !== null));
  const valueTicks = ticksFromZero(Math.max(0, ...known), TICKS);
  const plot = plotOf({ width, height, mobile, valueLabels: valueTicks.map(textOf), textScale });
  const across = plotWidth(plot);
  const steps = Math.max(1, labels.length - 1);
  const { left, top, right } = plot.padding;
  const step = across / steps;
  return {
    plot,
    valueTicks,
    labelTicks: fittingLabels({ labels, fontSize: plot.fontSize, step, margin: right }),
    x: (index) => left + index * step,
    indexAt: (share) => Math.round(share * (labels.length - 1)),
    box: { left, top, width: across, height: plotHeight(plot) },
  };
}
