import type { Cents } from '../../money';

/** One point of a trend: its label below the axis and its value. */
export interface TrendPoint {
  readonly label: string;
  readonly value: Cents;
}

/** One slice of a pie; `percentage` is of the whole, 25 = 25 %. */
export interface PieSlice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
}

/** One group of bars side by side, such as income and spending of a month. */
export interface BarGroup {
  readonly label: string;
  readonly values: readonly { readonly name: string; readonly value: Cents }[];
}

export interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  /** In px. */
  readonly height: number;
  /** Narrow screens get smaller type and margins (P1-2.6-33, P1-2.6-34). */
  readonly mobile: boolean;
  /** A colour token, such as `--chart-2`; `--trend` (#007AFF) when left out. */
  readonly color?: `--${string}` | undefined;
  readonly ariaLabel: string;
}

export interface PieChartProps {
  readonly slices: readonly PieSlice[];
  readonly ariaLabel: string;
}

export interface BarsChartProps {
  readonly groups: readonly BarGroup[];
  /** In px. */
  readonly height: number;
  readonly ariaLabel: string;
}

/** Width and height of a pie. */
export const PIE_SIZE_PX = 240;
