declare const kind: unique symbol;

/** The form is `YYYY-MM-DD`. Days are compared as text and never become instants for display. */
export type IsoDate = string & { readonly [kind]: 'date' };

export type IsoMonth = string & { readonly [kind]: 'month' };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY_MS = 86_400_000;
const ZERO = '0'.charCodeAt(0);
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const { floor } = Math;

/** Rules read every date of a list, and `Number(slice)` is slower. */
function digits(text: string, from: number, to: number): number {
  let number = 0;
  for (let at = from; at < to; at += 1) number = 10 * number + text.charCodeAt(at) - ZERO;
  return number;
}

/** Counts the days since 1970-01-01. `Date.parse` takes five times as long. */
export function dayNumber(date: IsoDate): number {
  const month = digits(date, 5, 7);
  // The year is counted from March to February, so that a leap day is its last day.
  const year = digits(date, 0, 4) - (month > 2 ? 0 : 1);
  const leapDays = floor(year / 4) - floor(year / 100) + floor(year / 400);
  const daysBefore = floor((153 * ((month + 9) % 12) + 2) / 5);
  return 365 * year + leapDays + daysBefore + digits(date, 8, 10) - 719_469;
}

const twoDigits = (number: number): string => (number < 10 ? `0${number}` : `${number}`);

/** `toISOString` takes four times as long. */
function fromUtc(ms: number): IsoDate {
  const day = new Date(ms);
  const year = `${day.getUTCFullYear()}`.padStart(4, '0');
  return `${year}-${twoDigits(day.getUTCMonth() + 1)}-${twoDigits(day.getUTCDate())}` as IsoDate;
}

export function isIsoDate(text: string): text is IsoDate {
  if (!DATE.test(text)) return false;
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ];
  return day >= 1 && day <= daysIn(month, year);
}

function daysIn(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/** Throws a `RangeError` for a day outside of the calendar. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`${text} is not a calendar day (YYYY-MM-DD)`);
  return text;
}

export const isIsoMonth = (text: string): text is IsoMonth => MONTH.test(text);

/** Throws a `RangeError` for a month outside of the calendar. */
export function isoMonth(text: string): IsoMonth {
  if (!isIsoMonth(text)) throw new RangeError(`${text} is not a calendar month (YYYY-MM)`);
  return text;
}

export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7) as IsoMonth;
}

export function addMonths(month: IsoMonth, by: number): IsoMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as IsoMonth;
}

/** Daylight saving has no effect. */
export function addDays(date: IsoDate, by: number): IsoDate {
  return fromUtc((dayNumber(date) + by) * DAY_MS);
}

export function compareDates<T extends IsoDate | IsoMonth>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

export function daysBetween(from: IsoDate, to: IsoDate): number {
  return dayNumber(to) - dayNumber(from);
}

export function firstDay(month: IsoMonth): IsoDate {
  return `${month}-01` as IsoDate;
}

export function lastDay(month: IsoMonth): IsoDate {
  return `${month}-${daysIn(Number(month.slice(5)), Number(month.slice(0, 4)))}` as IsoDate;
}

const WEEK = 7;
/** January 1, 1970, was a Thursday. */
const FIRST_WEEKDAY = 4;

/** The result is 0 for Sunday to 6 for Saturday. */
export function weekdayOf(date: IsoDate): number {
  return (((dayNumber(date) + FIRST_WEEKDAY) % WEEK) + WEEK) % WEEK;
}

/** Returns the Saturday of the week, which begins on Sunday. */
export function weekEnd(date: IsoDate): IsoDate {
  return addDays(date, WEEK - 1 - weekdayOf(date));
}

const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** Returns the day in `timeZone`, or in the viewer's own time zone. */
export function civilDay(instant: Date, timeZone?: string): IsoDate {
  if (timeZone) return dayFormatOf(timeZone).format(instant) as IsoDate;
  return fromUtc(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
}
