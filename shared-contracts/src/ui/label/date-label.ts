import type { IsoDate, IsoMonth } from '../../finance';

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

/** A day as it is said: '2025-06-05' → 'June 5, 2025'. */
export function spokenDate(date: IsoDate): string {
  return `${monthName(date)} ${day(date)}, ${year(date)}`;
}

/** A day where room is short: '2025-06-05' → 'Jun 5, 2025'. */
export function shortDate(date: IsoDate): string {
  return `${shortMonthName(date)} ${day(date)}, ${year(date)}`;
}

/** A month, or the month of a day: '2025-06' → 'June 2025'. */
export function monthLabel(month: IsoMonth | IsoDate): string {
  return `${monthName(month)} ${year(month)}`;
}

/** A month where room is short: '2025-06' → 'Jun 2025'. */
export function shortMonthLabel(month: IsoMonth | IsoDate): string {
  return `${shortMonthName(month)} ${year(month)}`;
}
