import { useMemo, useState } from 'react';
import { type Range, RangeControl } from '../control/range-control';
import { usefulRanges } from '../control/range-slice';
import { type ChartDate, type DatedChartData, partOf } from './dated-data';
import { LabeledChart, type LabeledChartProps } from './labeled-chart';

interface DatedChartProps<Date extends ChartDate>
  extends DatedChartData<Date>, Pick<LabeledChartProps, 'label' | 'height' | 'stacked'> {
  readonly range?: Range | undefined;
  /** A click, a second tap, or the Enter key opens a date. */
  readonly onOpen?: ((date: Date) => void) | undefined;
}

export function DatedChart<Date extends ChartDate>(props: DatedChartProps<Date>) {
  const { dates, series, bands, marks, onOpen, ...rest } = props;
  const ranges = useMemo(() => usefulRanges(dates.map((date) => ({ date }))), [dates]);
  const [range, setRange] = useState<Range>(props.range ?? 'All');
  const chosen = ranges.includes(range) ? range : 'All';
  const part = partOf({ dates, series, bands, marks }, chosen);
  const open = (index: number) => {
    const date = part.dates[index];
    if (date !== undefined) onOpen?.(date);
  };
  return (
    <LabeledChart
      {...rest}
      {...part.drawn}
      control={
        ranges.length > 1 && <RangeControl value={chosen} onChange={setRange} ranges={ranges} />
      }
      onOpen={onOpen && open}
    />
  );
}
