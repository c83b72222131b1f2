import { addMonths, type IsoDate, type IsoMonth, isIsoMonth, monthOf } from '../../../finance';
import { type Range, RANGES } from './range-control';

const MONTHS: Readonly<Record<Exclude<Range, 'All'>, number>> = {
  '1M': 1,
  '3M': 3,
  '6M': 6,
  '1Y': 12,
};

const MONTH_LENGTH = 'YYYY-MM'.length;

interface Dated {
  readonly date: IsoDate | IsoMonth;
}

/** The start may be a day that its month does not have, which is enough for comparing text. */
export function inRange<T extends Dated>(points: readonly T[], range: Range): readonly T[] {
  const last = points.at(-1);
  if (!last || range === 'All') return points;
  const start = firstOf(last.date, MONTHS[range]);
  return points.filter(({ date }) => date >= start);
}

/** Returns the ranges that show different points than the next longer one. */
export function usefulRanges(points: readonly Dated[]): Range[] {
  const counts = RANGES.map((range) => inRange(points, range).length);
  return RANGES.filter(
    (range, index) =>
      (counts[index] ?? 0) > 1 && (range === 'All' || counts[index] !== points.length),
  );
}

function firstOf(date: IsoDate | IsoMonth, months: number): string {
  const month = isIsoMonth(date) ? date : monthOf(date);
  return `${addMonths(month, -months)}${date.slice(MONTH_LENGTH)}`;
}
