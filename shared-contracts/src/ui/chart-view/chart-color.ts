/** Colors repeat after eight (P2-9-12). */
const CHART_COLORS = 8;

export function chartColor(index: number): string {
  return `var(--chart-${(index % CHART_COLORS) + 1})`;
}
