import {
  addDays,
  addMonths,
  daysBetween,
  firstDay,
  isoDate,
  type IsoDate,
  isoMonth,
  type IsoMonth,
  lastDay,
  monthOf,
  referenceMonth,
} from '@halyard/shared-contracts/finance';
import { perData } from '../../per-data';
import { weekdayOf } from './weekday';

/** The first and the last day are included. Null leaves an end open. */
export interface Period {
  readonly from: IsoDate | null;
  readonly to: IsoDate | null;
}

/** Relative times count from these days. */
export interface Calendar {
  readonly today: IsoDate;
  /** Screens open on this month. */
  readonly month: IsoMonth;
  /** `true` means that a day or a month without a year is the next one and not the last one. */
  readonly isAhead?: boolean;
  /** `true` means that a month without a year is one of the next months if it is near. */
  readonly isNear?: boolean;
}

/** The newest transaction up to this month decides, and transactions are in order from new to old. */
export const calendarOf = perData(({ transactions, today }): Calendar => {
  const now = monthOf(today);
  const newest = transactions.find(({ date }) => monthOf(date) <= now);
  return { today, month: referenceMonth(newest ? [newest] : [], now) };
});

export const EVER: Period = { from: null, to: null };

export const hasDay = ({ from, to }: Period, day: IsoDate): boolean =>
  (from === null || day >= from) && (to === null || day <= to);

const MONTHS_OF_YEAR = 12;
const MONTHS_OF_QUARTER = 3;
const DAYS_OF_WEEK = 7;

export const monthPeriod = (month: IsoMonth): Period => ({
  from: firstDay(month),
  to: lastDay(month),
});

export const yearPeriod = (year: number): Period => ({
  from: isoDate(`${year}-01-01`),
  to: isoDate(`${year}-12-31`),
});

const monthNumber = (month: IsoMonth): number => Number(month.slice(5));
export const yearOf = (date: IsoDate | IsoMonth): number => Number(date.slice(0, 4));

/** The quarter is 1 to 4. */
export function quarterPeriod(year: number, quarter: number): Period {
  const first = addMonths(isoMonth(`${year}-01`), (quarter - 1) * MONTHS_OF_QUARTER);
  return { from: firstDay(first), to: lastDay(addMonths(first, MONTHS_OF_QUARTER - 1)) };
}

function weekPeriod(today: IsoDate, weeks: number): Period {
  const from = addDays(today, weeks * DAYS_OF_WEEK - weekdayOf(today));
  return { from, to: addDays(from, DAYS_OF_WEEK - 1) };
}

export type Unit = 'day' | 'week' | 'month' | 'quarter' | 'year';

/** `by` is 0 for this unit and -1 for the one before. Months count from the month that screens open on. */
export function relativePeriod({ today, month }: Calendar, unit: Unit, by: number): Period {
  switch (unit) {
    case 'day':
      return { from: addDays(today, by), to: addDays(today, by) };
    case 'week':
      return weekPeriod(today, by);
    case 'month':
      return monthPeriod(addMonths(month, by));
    case 'quarter': {
      const first = addMonths(month, by * MONTHS_OF_QUARTER);
      return quarterPeriod(yearOf(first), Math.ceil(monthNumber(first) / MONTHS_OF_QUARTER));
    }
    case 'year':
      return yearPeriod(yearOf(month) + by);
  }
}

/** Returns the last `count` units up to today. Months are whole and end with the month that screens open on. */
export function lastPeriod({ today, month }: Calendar, unit: Unit, count: number): Period {
  if (unit === 'day') return { from: addDays(today, -count), to: today };
  if (unit === 'week') return { from: addDays(today, -count * DAYS_OF_WEEK), to: today };
  const months =
    count * (unit === 'year' ? MONTHS_OF_YEAR : unit === 'quarter' ? MONTHS_OF_QUARTER : 1);
  return { from: firstDay(addMonths(month, 1 - months)), to: lastDay(month) };
}

/**
 * Returns the time of the same length just before. Whole months come before whole months. Returns null for an open
 * time.
 */
export function periodBefore({ from, to }: Period): Period | null {
  if (from === null || to === null) return null;
  const [first, last] = [monthOf(from), monthOf(to)];
  if (from === firstDay(first) && to === lastDay(last)) {
    const months =
      MONTHS_OF_YEAR * (yearOf(last) - yearOf(first)) + monthNumber(last) - monthNumber(first) + 1;
    return { from: firstDay(addMonths(first, -months)), to: lastDay(addMonths(first, -1)) };
  }
  const end = addDays(from, -1);
  return { from: addDays(end, -daysBetween(from, to)), to: end };
}

/** A later month is further away than it was long ago. */
const NEAR_MONTHS = 3;

/** Returns the last such month that has begun, or the one of the named year. */
export function namedMonth(
  { month, isAhead = false, isNear = false }: Calendar,
  number: number,
  year: number | null,
): IsoMonth {
  const by = number - monthNumber(month);
  if (year !== null) return addMonths(month, by + (year - yearOf(month)) * MONTHS_OF_YEAR);
  if (isAhead) return addMonths(month, by < 0 ? by + MONTHS_OF_YEAR : by);
  const until = (by + MONTHS_OF_YEAR) % MONTHS_OF_YEAR;
  if (isNear && until <= NEAR_MONTHS) return addMonths(month, until);
  return addMonths(month, by > 0 ? by - MONTHS_OF_YEAR : by);
}
