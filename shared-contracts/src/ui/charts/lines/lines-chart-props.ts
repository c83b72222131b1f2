export interface LinesChartProps {
  readonly labels: readonly string[];
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly textOf: (value: number) => string;
  readonly height: number;
  readonly mobile: boolean;
  readonly ariaLabel: string;
}
