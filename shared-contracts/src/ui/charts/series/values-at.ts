import { chartColor } from '../../chart-view/chart-color';
import type { SeriesChartProps } from '../../chart-view/chart-data';
import { dollarText, type NamedValue } from '../tooltip-values';

export function valuesAt(
  { series, bands = [], marks = [] }: Pick<SeriesChartProps, 'series' | 'bands' | 'marks'>,
  index: number,
): NamedValue[] {
  const lines = series.map(({ name, values, color }, at) => {
    const value = values[index] ?? null;
    return value === null
      ? []
      : [{ name, text: dollarText(value), color: color ?? chartColor(at) }];
  });
  const ranges = bands.map(({ name, low, high, color = 'var(--trend)' }) => {
    const [from, to] = [low[index] ?? null, high[index] ?? null];
    if (from === null || to === null) return [];
    return [{ name, text: `${dollarText(from)} to ${dollarText(to)}`, color }];
  });
  const notes = marks
    .filter((mark) => mark.index === index)
    .map(({ text }) => ({ name: text, text: '', color: series[0]?.color ?? chartColor(0) }));
  return [...lines.flat(), ...ranges.flat(), ...notes];
}
