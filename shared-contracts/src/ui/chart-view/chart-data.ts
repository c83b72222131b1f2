import type { Cents } from '../../money';

export interface TrendPoint {
  readonly label: string;
  readonly value: Cents;
}

/** 25 means 25 %. */
export interface PieSlice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
  /** Without it, the place in the list decides the color. */
  readonly color?: string | undefined;
}

export interface BarGroup {
  readonly label: string;
  readonly values: readonly { readonly name: string; readonly value: Cents }[];
}

/** Values are cents by label, and null if not known. */
export type ChartValues = readonly (Cents | null)[];

/** `dashed` shows a comparison or a forecast. `area` is filled down to zero. */
export interface ChartSeries {
  readonly name: string;
  readonly values: ChartValues;
  readonly look?: 'line' | 'dashed' | 'area' | undefined;
  /** It is a CSS color. Without it, the place in the list decides. */
  readonly color?: string | undefined;
}

export interface ChartBand {
  readonly name: string;
  readonly low: ChartValues;
  readonly high: ChartValues;
  readonly color?: string | undefined;
}

export interface ChartMark {
  readonly index: number;
  readonly text: string;
}

export interface ChartOpening {
  /** A click, a second tap, or the Enter key opens a point. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

export interface SeriesChartProps extends ChartOpening {
  readonly labels: readonly string[];
  /** These are shorter names for the axis. */
  readonly ticks?: readonly string[] | undefined;
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[] | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly stacked?: boolean | undefined;
  readonly height: number;
  /** Phones have smaller type and margins (P1-2.6-33, P1-2.6-34). */
  readonly mobile: boolean;
  readonly ariaLabel: string;
}

export interface TrendChartProps extends ChartOpening {
  readonly points: readonly TrendPoint[];
  readonly height: number;
  readonly mobile: boolean;
  /** It is a color token, such as `--chart-2`. */
  readonly color?: `--${string}` | undefined;
  readonly ariaLabel: string;
}

export interface PieChartProps extends ChartOpening {
  readonly slices: readonly PieSlice[];
  /** The width and the height are equal, in pixels. */
  readonly size?: number | undefined;
  readonly ariaLabel: string;
}

export interface BarsChartProps extends ChartOpening {
  readonly groups: readonly BarGroup[];
  readonly height: number;
  readonly ariaLabel: string;
}

export const PIE_SIZE_PX = 240;
