import type { TrendChartProps } from './chart-data';
import { LazySeriesChart } from './lazy-series-chart';
import { trendSeries } from './trend-series';

export function LazyTrendChart(props: TrendChartProps) {
  return <LazySeriesChart {...trendSeries(props)} />;
}
