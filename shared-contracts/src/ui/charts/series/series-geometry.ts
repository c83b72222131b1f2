import type { SeriesChartProps } from '../../chart-view/chart-data';
import { fromDollars, formatUsd } from '../../../money';
import { fittingLabels, type Plot, plotHeight, plotOf, plotWidth } from '../axis/plot';
import { dollarTicks } from '../axis/ticks';
import { type BandLayer, bandLayersOf, type Layer, type LayerPoint, layersOf } from './layers';

type SeriesInput = Omit<SeriesChartProps, 'ariaLabel' | 'onOpen'> & {
  readonly width: number;
  readonly textScale: number;
};

export interface SeriesGeometry {
  readonly plot: Plot;
  readonly layers: readonly Layer[];
  readonly bands: readonly BandLayer[];
  readonly valueTicks: readonly number[];
  readonly labelTicks: readonly number[];
  readonly x: (index: number) => number;
  readonly y: (dollars: number) => number;
  readonly indexAt: (share: number) => number;
  readonly box: { left: number; top: number; width: number; height: number };
}

const TICKS = 4;

export function tickLabel(dollars: number): string {
  return formatUsd(fromDollars(dollars), { decimals: 0 });
}

export function seriesGeometry(input: SeriesInput): SeriesGeometry {
  const { labels, ticks = labels, width, height, mobile, textScale } = input;
  const layers = layersOf(input);
  const bands = bandLayersOf(input);
  const valueTicks = dollarTicks(reach(layers, bands), TICKS);
  const valueLabels = valueTicks.map(tickLabel);
  const plot = plotOf({ width, height, mobile, valueLabels, textScale });
  const bottom = valueTicks[0] ?? 0;
  const range = (valueTicks.at(-1) ?? 1) - bottom;
  const steps = labels.length - 1;
  const across = plotWidth(plot);
  const { left, top, right } = plot.padding;
  const step = across / Math.max(1, steps);
  return {
    plot,
    layers,
    bands,
    valueTicks,
    labelTicks: fittingLabels({ labels: ticks, fontSize: plot.fontSize, step, margin: right }),
    x: (index) => left + (steps === 0 ? across / 2 : (index / steps) * across),
    y: (dollars) => top + (1 - (dollars - bottom) / range) * plotHeight(plot),
    indexAt: (share) => Math.round(share * steps),
    box: { left, top, width: across, height: plotHeight(plot) },
  };
}

function reach(layers: readonly Layer[], bands: readonly BandLayer[]): [number, number] {
  let [low, high] = [Infinity, -Infinity];
  const take = (value: number) => {
    low = Math.min(low, value);
    high = Math.max(high, value);
  };
  const both = ({ y, base }: LayerPoint) => [y, base].forEach(take);
  for (const { look, points } of layers) {
    points.forEach(look === 'area' ? both : ({ y }) => take(y));
  }
  for (const { points } of bands) points.forEach(both);
  return low <= high ? [low, high] : [0, 0];
}
