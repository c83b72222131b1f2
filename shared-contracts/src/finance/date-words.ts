import { type IsoDate, type IsoMonth, weekdayOf } from './civil-date';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const SHORT_MONTH_LETTERS = 3;

const monthName = (date: string): string => MONTHS[Number(date.slice(5, 7)) - 1] ?? '';
const shortMonthName = (date: string): string => monthName(date).slice(0, SHORT_MONTH_LETTERS);
const year = (date: string): string => date.slice(0, 4);
const day = (date: string): number => Number(date.slice(8, 10));

/** '2025-06-05' becomes 'June 5, 2025'. */
export function spokenDate(date: IsoDate): string {
  return `${spokenDay(date)}, ${year(date)}`;
}

/** '2025-06-05' becomes 'June 5'. */
export function spokenDay(date: IsoDate): string {
  return `${monthName(date)} ${day(date)}`;
}

/** The index is the result of `weekdayOf`. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A screen that shows no long name does not load the list of them. */
const SHORT_WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'] as const;

/** '2025-06-05' becomes 'Thu'. */
export function weekday(date: IsoDate): string {
  return SHORT_WEEKDAYS[weekdayOf(date)] ?? '';
}

/** '2025-06-05' becomes 'Jun 5, 2025'. */
export function shortDate(date: IsoDate): string {
  return `${shortMonthName(date)} ${day(date)}, ${year(date)}`;
}

/** '2025-06-05' becomes 'Jun 5'. */
export function shortDay(date: IsoDate): string {
  return `${shortMonthName(date)} ${day(date)}`;
}

/** Returns texts such as 'Jun 1–7' and 'Jun 1 – Jul 2'. */
export function dayRange(from: IsoDate, to: IsoDate): string {
  if (from === to) return shortDay(from);
  if (year(from) !== year(to)) return `${shortDate(from)} – ${shortDate(to)}`;
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return isOneMonth ? `${shortDay(from)}–${day(to)}` : `${shortDay(from)} – ${shortDay(to)}`;
}

/** '2025-06' becomes 'June 2025'. */
export function monthLabel(month: IsoMonth | IsoDate): string {
  return `${monthName(month)} ${year(month)}`;
}

/** '2025-06' becomes 'Jun 2025'. */
export function shortMonthLabel(month: IsoMonth | IsoDate): string {
  return `${shortMonthName(month)} ${year(month)}`;
}
