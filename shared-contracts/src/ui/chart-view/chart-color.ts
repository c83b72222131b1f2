/** The spec's list of chart colours, cycling (spec part 2, section 9). */
const CHART_COLORS = 8;

/** The colour of the series or slice at `index` from 0, as a CSS value; after eight it starts again. */
export function chartColor(index: number): string {
  return `var(--chart-${(index % CHART_COLORS) + 1})`;
}
