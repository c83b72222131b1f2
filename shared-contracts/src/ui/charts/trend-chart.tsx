import type { TrendChartProps } from '../chart-view/chart-data';
import { trendSeries } from '../chart-view/trend-series';
import { SeriesChart } from './series/series-chart';

/** Implements P1-2.6-36. */
export function TrendChart(props: TrendChartProps) {
  return <SeriesChart {...trendSeries(props)} />;
}
