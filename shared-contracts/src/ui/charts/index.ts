export { chartColor } from '../chart-view/chart-color';
export type {
  BarGroup,
  BarsChartProps,
  PieChartProps,
  PieSlice,
  TrendChartProps,
  TrendPoint,
} from '../chart-view/chart-data';
export { BarsChart } from './bars-chart';
export { PieChart } from './pie-chart';
export { TrendChart } from './trend-chart';
