import type { SeriesChartProps, TrendChartProps } from './chart-data';

/** Implements P1-2.6-29. */
export function trendSeries({
  points,
  color = '--trend',
  ...rest
}: TrendChartProps): SeriesChartProps {
  const values = points.map(({ value }) => value);
  return {
    ...rest,
    labels: points.map(({ label }) => label),
    series: [{ name: 'Value', values, color: `var(${color})` }],
  };
}
