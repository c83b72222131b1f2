import type { ChartValues, SeriesChartProps } from '../../chart-view/chart-data';
import { chartColor } from '../../chart-view/chart-color';
import { toDollars } from '../../../money';

/** The values are dollars. An area begins at `base`. */
export interface LayerPoint {
  readonly x: number;
  readonly y: number;
  readonly base: number;
}

export interface Layer {
  readonly name: string;
  readonly look: 'line' | 'dashed' | 'area';
  readonly color: string;
  readonly points: readonly LayerPoint[];
}

export interface BandLayer {
  readonly name: string;
  readonly color: string;
  readonly points: readonly LayerPoint[];
}

type Input = Pick<SeriesChartProps, 'series' | 'bands' | 'stacked'>;

/** Stacked areas above and below zero grow away from it. */
export function layersOf({ series, stacked = false }: Input): Layer[] {
  const tops = new Map<string, number>();
  return series.map(({ name, values, look = 'line', color }, at) => ({
    name,
    look,
    color: color ?? chartColor(at),
    points: pointsOf(values, (dollars, x) => {
      if (look !== 'area' || !stacked) return { y: dollars, base: 0 };
      const side = `${x} ${dollars < 0 ? 'below' : 'above'}`;
      const base = tops.get(side) ?? 0;
      tops.set(side, base + dollars);
      return { y: base + dollars, base };
    }),
  }));
}

export function bandLayersOf({ bands = [] }: Input): BandLayer[] {
  return bands.map(({ name, low, high, color }) => ({
    name,
    color: color ?? 'var(--trend)',
    points: pointsOf(high, (y, x) => ({ y, base: toDollars(low[x] ?? high[x]!) })),
  }));
}

type Place = (dollars: number, x: number) => Omit<LayerPoint, 'x'>;

function pointsOf(values: ChartValues, place: Place): LayerPoint[] {
  return values.flatMap((value, x) =>
    value === null ? [] : [{ x, ...place(toDollars(value), x) }],
  );
}
