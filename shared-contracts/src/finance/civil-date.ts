declare const kind: unique symbol;

/** A calendar day as text, `YYYY-MM-DD`. Compared as text; never turned into an instant for display or grouping. */
export type IsoDate = string & { readonly [kind]: 'date' };

/** A calendar month as text, `YYYY-MM`. */
export type IsoMonth = string & { readonly [kind]: 'month' };

const DATE = /^\d{4}-\d{2}-\d{2}$/;
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;
const DAY_MS = 86_400_000;
const MONTH_DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

const utc = (date: IsoDate): number => Date.parse(`${date}T00:00:00Z`);
const fromUtc = (ms: number): IsoDate => new Date(ms).toISOString().slice(0, 10) as IsoDate;

/** Whether a text is a day of the calendar, written `YYYY-MM-DD`; February 29 only in leap years. */
export function isIsoDate(text: string): text is IsoDate {
  if (!DATE.test(text)) return false;
  const [year, month, day] = [
    Number(text.slice(0, 4)),
    Number(text.slice(5, 7)),
    Number(text.slice(8)),
  ];
  return day >= 1 && day <= daysIn(month, year);
}

/** Days of a month of the Gregorian calendar; 0 for a month that is not there. */
function daysIn(month: number, year: number): number {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return month === 2 && isLeap ? 29 : (MONTH_DAYS[month - 1] ?? 0);
}

/** Parses `YYYY-MM-DD`; throws a `RangeError` for a day that is not in the calendar. */
export function isoDate(text: string): IsoDate {
  if (!isIsoDate(text)) throw new RangeError(`${text} is not a calendar day (YYYY-MM-DD)`);
  return text;
}

/** Whether a text is a month of the calendar, written `YYYY-MM`. */
export const isIsoMonth = (text: string): text is IsoMonth => MONTH.test(text);

/** Parses `YYYY-MM`; throws a `RangeError` otherwise. */
export function isoMonth(text: string): IsoMonth {
  if (!isIsoMonth(text)) throw new RangeError(`${text} is not a calendar month (YYYY-MM)`);
  return text;
}

/** The month a day is in. */
export function monthOf(date: IsoDate): IsoMonth {
  return date.slice(0, 7) as IsoMonth;
}

/** The month `by` months later (earlier when negative). */
export function addMonths(month: IsoMonth, by: number): IsoMonth {
  const index = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}` as IsoMonth;
}

/** The day `by` days later (earlier when negative), whatever the clocks do in between. */
export function addDays(date: IsoDate, by: number): IsoDate {
  return fromUtc(utc(date) + by * DAY_MS);
}

/** Orders days or months, earliest first, for `sort`. */
export function compareDates<T extends IsoDate | IsoMonth>(a: T, b: T): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Whole days from `from` to `to`; negative when `to` is earlier. */
export function daysBetween(from: IsoDate, to: IsoDate): number {
  return Math.round((utc(to) - utc(from)) / DAY_MS);
}

/** The first day of a month. */
export function firstDay(month: IsoMonth): IsoDate {
  return `${month}-01` as IsoDate;
}

/** The last day of a month, February 29 in leap years. */
export function lastDay(month: IsoMonth): IsoDate {
  return `${month}-${daysIn(Number(month.slice(5)), Number(month.slice(0, 4)))}` as IsoDate;
}

/** By zone: to make one costs more than all else of a small answer. */
const dayFormats = new Map<string, Intl.DateTimeFormat>();

function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const;
  const format =
    dayFormats.get(timeZone) ?? new Intl.DateTimeFormat('en-CA', { ...parts, timeZone });
  dayFormats.set(timeZone, format);
  return format;
}

/** The civil day that a clock on the wall shows at `instant` in `timeZone` (the viewer's own when left out). */
export function civilDay(instant: Date, timeZone?: string): IsoDate {
  if (timeZone) return dayFormatOf(timeZone).format(instant) as IsoDate;
  return fromUtc(Date.UTC(instant.getFullYear(), instant.getMonth(), instant.getDate()));
}
