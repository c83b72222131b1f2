export interface LinesChartProps {
  /** What each point is called. */
  readonly labels: readonly string[];
  /** Null where nothing is known. */
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly textOf: (value: number) => string;
  readonly height: number;
  /** Smaller type and margins. */
  readonly mobile: boolean;
  readonly ariaLabel: string;
}
