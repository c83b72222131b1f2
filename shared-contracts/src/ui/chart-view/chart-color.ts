/** The eight chart colors, which repeat (P2-9-12). */
const CHART_COLORS = 8;

/** The colour of the series or slice at `index` from 0, as a CSS value; after eight it starts again. */
export function chartColor(index: number): string {
  return `var(--chart-${(index % CHART_COLORS) + 1})`;
}
