import type { Cents } from '../../money';

export interface TrendPoint {
  readonly label: string;
  readonly value: Cents;
}

/** 25 for 25 %. */
export interface PieSlice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
  /** By place without it. */
  readonly color?: string | undefined;
}

export interface BarGroup {
  readonly label: string;
  readonly values: readonly { readonly name: string; readonly value: Cents }[];
}

/** Cents by label; null where nothing is known. */
export type ChartValues = readonly (Cents | null)[];

/** `dashed`: a comparison or a forecast; `area` reaches to zero. */
export interface ChartSeries {
  readonly name: string;
  readonly values: ChartValues;
  readonly look?: 'line' | 'dashed' | 'area' | undefined;
  /** A CSS color; by place without it. */
  readonly color?: string | undefined;
}

/** The range between two lines. */
export interface ChartBand {
  readonly name: string;
  readonly low: ChartValues;
  readonly high: ChartValues;
  readonly color?: string | undefined;
}

/** A dot on the first series, such as a bill. */
export interface ChartMark {
  readonly index: number;
  readonly text: string;
}

export interface ChartOpening {
  /** By a click, a second tap, or the Enter key. */
  readonly onOpen?: ((index: number) => void) | undefined;
}

export interface SeriesChartProps extends ChartOpening {
  /** What each point is called. */
  readonly labels: readonly string[];
  /** Shorter names for the axis. */
  readonly ticks?: readonly string[] | undefined;
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[] | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
  readonly stacked?: boolean | undefined;
  readonly height: number;
  /** Smaller type and margins (P1-2.6-33, P1-2.6-34). */
  readonly mobile: boolean;
  readonly ariaLabel: string;
}

export interface TrendChartProps extends ChartOpening {
  readonly points: readonly TrendPoint[];
  readonly height: number;
  readonly mobile: boolean;
  /** A color token, such as `--chart-2`. */
  readonly color?: `--${string}` | undefined;
  readonly ariaLabel: string;
}

export interface PieChartProps extends ChartOpening {
  readonly slices: readonly PieSlice[];
  /** Width and height in pixels. */
  readonly size?: number | undefined;
  readonly ariaLabel: string;
}

export interface BarsChartProps extends ChartOpening {
  readonly groups: readonly BarGroup[];
  readonly height: number;
  readonly ariaLabel: string;
}

export const PIE_SIZE_PX = 240;
