import { type IsoDate, isIsoDate } from '@halyard/shared-contracts/finance';
import type { DateOrder } from '@halyard/shared-contracts/wire';
import { excelDay } from './excel-days';
import { quoted, refused } from './statement';

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const twoDigits = (text: string): string => text.padStart(2, '0');

/** A year of two digits is in the last eighty or the next twenty years. */
function fullYear(year: string, today: IsoDate): string {
  if (year.length === 4) return year;
  const century = Number(today.slice(0, 2));
  const near = century * 100 + Number(year);
  return String(near > Number(today.slice(0, 4)) + 20 ? near - 100 : near);
}

const calendarDate = (year: string, month: string, day: string): IsoDate | null => {
  const text = `${year}-${twoDigits(month)}-${twoDigits(day)}`;
  return isIsoDate(text) && text >= '1900-01-01' && text <= '2100-12-31' ? text : null;
};

const TIME = String.raw`(?:[T ,]+\d{1,2}:.*)?$`;
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/.]?(\d{1,2})[-/.]?(\d{1,2})${TIME}`);
const NUMBERS = new RegExp(
  String.raw`^(\d{1,2})(?:[-/.] ?| )(\d{1,2})[-/.' ]+(\d{4}|\d{2})${TIME}`,
);
const DAY_NAMED = new RegExp(
  String.raw`^(\d{1,2})[-/. ]*([a-z]{3})[a-z]*[-/., ]*(\d{4}|\d{2})${TIME}`,
  'i',
);
const NAMED_DAY = new RegExp(
  String.raw`^([a-z]{3})[a-z]*[-/. ]*(\d{1,2})(?:st|nd|rd|th)?[-/., ]+(\d{4}|\d{2})${TIME}`,
  'i',
);

const monthNumber = (name: string): string => String(MONTHS.indexOf(name.toLowerCase()) + 1);

const WEEKDAY = /^(mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6}[., ]{1,2}(?=[a-z\d])/i;

/** Schwab writes '06/14/2025 as of 06/13/2025'. */
const EFFECTIVE = / as of [\d/.-]{6,10}$/i;

/** Quicken writes 2005 as `' 5` or `'5`. */
const withFullYear = (text: string): string => text.replace(/' ?(\d)$/, "'0$1");

function dateIn(raw: string, order: DateOrder, today: IsoDate): IsoDate | null {
  const text = withFullYear(raw.trim().replace(EFFECTIVE, '')).replace(WEEKDAY, '');
  const stored = excelDay(text);
  if (stored) return stored;
  const iso = YEAR_FIRST.exec(text);
  if (iso) return calendarDate(iso[1] ?? '', iso[2] ?? '', iso[3] ?? '');
  const [, first, second, year] = NUMBERS.exec(text) ?? [];
  if (first && second && year) {
    const [month, day] = order === 'mdy' ? [first, second] : [second, first];
    return calendarDate(fullYear(year, today), month, day);
  }
  const [, d = '', m = '', y = ''] = DAY_NAMED.exec(text) ?? [];
  if (y) return calendarDate(fullYear(y, today), monthNumber(m), d);
  const [, month = '', day = '', ofYear = ''] = NAMED_DAY.exec(text) ?? [];
  return ofYear ? calendarDate(fullYear(ofYear, today), monthNumber(month), day) : null;
}

export const isDate = (text: string, today: IsoDate): boolean =>
  dateIn(text, 'mdy', today) !== null || dateIn(text, 'dmy', today) !== null;

const ORDERS: readonly DateOrder[] = ['mdy', 'dmy'];

/** Returns the date order of a column, or null if both orders are possible. */
export function dateOrder(texts: readonly string[], today: IsoDate): DateOrder | null {
  const [first, second] = ORDERS.map((order) => texts.map((text) => dateIn(text, order, today)));
  const fitsFirst = first?.every((date) => date !== null);
  const fitsSecond = second?.every((date) => date !== null);
  if (fitsFirst && fitsSecond) {
    return first?.every((date, index) => date === second?.[index]) ? 'mdy' : null;
  }
  return fitsSecond ? 'dmy' : 'mdy';
}

/** Throws STATEMENT_REFUSED with `where` in the message. */
export function readDate(text: string, order: DateOrder, today: IsoDate, where: string): IsoDate {
  const date = dateIn(text, order, today);
  if (date === null) throw refused(`${where}: ${quoted(text.trim())} is not a date`);
  return date;
}
