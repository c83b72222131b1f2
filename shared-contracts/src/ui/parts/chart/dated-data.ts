import type { ChartBand, ChartMark, ChartSeries } from '@halyard/shared-contracts/ui';
import {
  type IsoDate,
  isIsoMonth,
  type IsoMonth,
  shortDate,
  shortMonthLabel,
} from '../../../finance';
import type { Range } from '../control/range-control';
import { inRange } from '../control/range-slice';

export type ChartDate = IsoDate | IsoMonth;

export interface DatedChartData<Date extends ChartDate = ChartDate> {
  /** The oldest comes first. There is one for every day or every month. */
  readonly dates: readonly Date[];
  readonly series: readonly ChartSeries[];
  readonly bands?: readonly ChartBand[] | undefined;
  readonly marks?: readonly ChartMark[] | undefined;
}

const dateLabel = (date: ChartDate): string =>
  isIsoMonth(date) ? shortMonthLabel(date) : shortDate(date);

const YEAR = ', 2025'.length;

/** Within one year, labels have no year: 'Jun 5'. */
function tickLabels(dates: readonly ChartDate[]): string[] | undefined {
  const [first] = dates;
  if (first === undefined || isIsoMonth(first)) return undefined;
  const isOneYear = dates.at(-1)?.slice(0, 4) === first.slice(0, 4);
  return isOneYear ? dates.map((date) => dateLabel(date).slice(0, -YEAR)) : undefined;
}

export function partOf<Date extends ChartDate>(data: DatedChartData<Date>, range: Range) {
  const all = data.dates.map((date, index) => ({ date, index }));
  const shown = inRange(all, range);
  const from = shown[0]?.index ?? 0;
  const dates = shown.map(({ date }) => date);
  return {
    dates,
    drawn: {
      labels: dates.map(dateLabel),
      ticks: tickLabels(dates),
      series: data.series.map((each) => ({ ...each, values: each.values.slice(from) })),
      bands: data.bands?.map((each) => ({
        ...each,
        low: each.low.slice(from),
        high: each.high.slice(from),
      })),
      marks: data.marks
        ?.filter(({ index }) => index >= from)
        .map((mark) => ({ ...mark, index: mark.index - from })),
    },
  };
}
