import {
  addDays,
  firstDay,
  lastDay,
  monthOf,
  type IsoDate,
  type IsoMonth,
  weekdayOf,
} from '../civil-date';
import type { Cadence } from './cadence';

/** An example is the second Wednesday of a month, on which Social Security is paid. */
export interface WeekdayOfMonth {
  /** It is 0 for Sunday to 6 for Saturday. */
  readonly weekday: number;
  /** It is from 1 to 4, or 'last'. */
  readonly week: number | 'last';
}

const FEWEST_DATES = 4;
/** A bank holiday may move one of this many payments. */
const DATES_PER_EXCEPTION = 6;

const weekOf = (date: IsoDate): number => Math.ceil(Number(date.slice(8)) / 7);

const isInLastWeek = (date: IsoDate): boolean => monthOf(addDays(date, 7)) !== monthOf(date);

/** Finds the weekday that monthly payments keep. It returns null if they keep a day of the month or none. */
export function weekdayOfMonth(dates: readonly IsoDate[], cadence: Cadence): WeekdayOfMonth | null {
  if (cadence !== 'monthly' || dates.length < FEWEST_DATES) return null;
  const exceptions = Math.floor(dates.length / DATES_PER_EXCEPTION);
  const fewest = Math.max(FEWEST_DATES, dates.length - exceptions);
  const options = dates.flatMap((date): WeekdayOfMonth[] => [
    { weekday: weekdayOf(date), week: weekOf(date) },
    { weekday: weekdayOf(date), week: 'last' },
  ]);
  const fits = ({ weekday, week }: WeekdayOfMonth, date: IsoDate): boolean =>
    weekdayOf(date) === weekday && (week === 'last' ? isInLastWeek(date) : weekOf(date) === week);
  return options.find((each) => dates.filter((date) => fits(each, date)).length >= fewest) ?? null;
}

/** Returns the day of the month that is this weekday. Each month has the first four of every weekday. */
export function weekdayIn(month: IsoMonth, { weekday, week }: WeekdayOfMonth): IsoDate {
  const from =
    week === 'last' ? addDays(lastDay(month), -6) : addDays(firstDay(month), 7 * (week - 1));
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}
