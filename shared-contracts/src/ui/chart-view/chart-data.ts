import type { Cents } from '../../money';

export interface TrendPoint {
  readonly label: string;
  readonly value: Cents;
}

/** `percentage` is a share of the whole, 25 for 25 %. */
export interface PieSlice {
  readonly name: string;
  readonly amount: Cents;
  readonly percentage: number;
  /** Without a color, the slice has that of its place. */
  readonly color?: string | undefined;
}

export interface BarGroup {
  readonly label: string;
  readonly values: readonly { readonly name: string; readonly value: Cents }[];
}

export interface TrendChartProps {
  readonly points: readonly TrendPoint[];
  readonly height: number;
  /** Narrow screens have smaller type and margins (P1-2.6-33, P1-2.6-34). */
  readonly mobile: boolean;
  /** A color token, such as `--chart-2`. */
  readonly color?: `--${string}` | undefined;
  readonly ariaLabel: string;
}

export interface PieChartProps {
  readonly slices: readonly PieSlice[];
  /** Width and height in pixels. */
  readonly size?: number | undefined;
  readonly ariaLabel: string;
}

export interface BarsChartProps {
  readonly groups: readonly BarGroup[];
  readonly height: number;
  readonly ariaLabel: string;
}

export const PIE_SIZE_PX = 240;
