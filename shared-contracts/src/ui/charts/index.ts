export { chartColor } from '../chart-view/chart-color';
export type {
  BarGroup,
  BarsChartProps,
  PieChartProps,
  PieSlice,
  SeriesChartProps,
  TrendChartProps,
  TrendPoint,
} from '../chart-view/chart-data';
export { BarsChart } from './bars-chart';
export { PieChart } from './pie-chart';
export { SeriesChart } from './series/series-chart';
export { TrendChart } from './trend-chart';
export { LinesChart } from './lines/lines-chart';
export type { LinesChartProps } from './lines/lines-chart-props';
