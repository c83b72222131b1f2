import { useMemo } from 'react';
import type { Cents } from '../../../money';
import { LabeledChart } from '../chart/labeled-chart';

interface CumulativeChartProps {
  readonly label: string;
  /** The days of the month start at 1. */
  readonly days: readonly number[];
  readonly current: { readonly name: string; readonly values: readonly (Cents | null)[] };
  readonly previous: { readonly name: string; readonly values: readonly (Cents | null)[] } | null;
  readonly height?: number | undefined;
  readonly onOpen?: ((day: number) => void) | undefined;
}

/** Compares spending since the first of the month with the same days of another month. */
export function CumulativeChart(props: CumulativeChartProps) {
  const { label, days, current, previous, height, onOpen } = props;
  const data = useMemo(
    () => ({
      labels: days.map((day) => `Day ${day}`),
      ticks: days.map(String),
      series: [
        { ...current, look: 'area', color: 'var(--trend)' } as const,
        ...(previous
          ? [{ ...previous, look: 'dashed', color: 'var(--neutral-fill)' } as const]
          : []),
      ],
    }),
    [days, current, previous],
  );
  const open = (index: number) => {
    const day = days[index];
    if (day !== undefined && typeof current.values[index] === 'number') onOpen?.(day);
  };
  return <LabeledChart label={label} height={height} {...data} onOpen={onOpen && open} />;
}
