import { useMemo } from 'react';
import { addMonths, type IsoMonth, shortMonthLabel } from '../../../finance';
import type { Cents } from '../../../money';
import { LabeledChart, type LabeledChartProps } from '../chart/labeled-chart';

interface OwedMonth {
  readonly date: IsoMonth;
  readonly owed: Cents;
}

interface DebtChartProps {
  readonly label: string;
  /** It is the debt at the end of each month, oldest first. The last is today's. */
  readonly history: readonly OwedMonth[];
  /** `owed` is the debt today and after each month. */
  readonly courses: readonly {
    readonly name: string;
    readonly owed: readonly Cents[];
    /** It is a CSS color. */
    readonly color: string;
  }[];
  readonly height?: number | undefined;
}

export function DebtChart({ label, history, courses, height }: DebtChartProps) {
  const data = useMemo(() => seriesOf(history, courses), [history, courses]);
  return <LabeledChart label={label} height={height} {...data} />;
}

/** Each course begins at today's debt. One that ends early stays at zero. */
function seriesOf(
  history: DebtChartProps['history'],
  courses: DebtChartProps['courses'],
): Pick<LabeledChartProps, 'labels' | 'series'> {
  const last = history.at(-1);
  const ahead = Math.max(0, ...courses.map(({ owed }) => owed.length - 1));
  const future = Array.from({ length: last ? ahead : 0 }, (_, index) => index);
  const past = {
    name: 'Owed',
    values: [...history.map(({ owed }) => owed), ...future.map(() => null)],
    color: 'var(--trend)',
  };
  const dashed = courses.map(({ name, owed, color }) => ({
    name,
    look: 'dashed' as const,
    color,
    values: [
      ...history.slice(1).map(() => null),
      ...(last ? [owed[0] ?? null] : []),
      ...future.map((index) => owed[index + 1] ?? owed.at(-1) ?? null),
    ],
  }));
  return {
    labels: [
      ...history.map(({ date }) => date),
      ...(last ? future.map((index) => addMonths(last.date, index + 1)) : []),
    ].map(shortMonthLabel),
    series: history.length > 1 ? [past, ...dashed] : dashed,
  };
}
