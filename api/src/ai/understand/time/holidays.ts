import { addDays, type IsoDate, isoDate } from '@halyard/shared-contracts/finance';
import { weekdayOf } from './weekday';

const DAYS_OF_WEEK = 7;
const [SUNDAY, MONDAY, THURSDAY] = [0, 1, 4];

const dayIn = (year: number, month: number, day: number): IsoDate =>
  isoDate(`${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`);

/** Returns the first such weekday on or after a day. */
const onOrAfter = (date: IsoDate, weekday: number): IsoDate =>
  addDays(date, (weekday - weekdayOf(date) + DAYS_OF_WEEK) % DAYS_OF_WEEK);

const thanksgiving = (year: number): IsoDate => onOrAfter(dayIn(year, 11, 22), THURSDAY);

/** Computes Easter Sunday of the Gregorian calendar by the rule of Meeus, Jones, and Butcher. */
function easter(year: number): IsoDate {
  const [century, ofCentury, ofMoon] = [Math.floor(year / 100), year % 100, year % 19];
  const leaps = Math.floor(century / 4);
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const moon = (19 * ofMoon + century - leaps - shift + 15) % 30;
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - moon - (ofCentury % 4)) % 7;
  const late = Math.floor((ofMoon + 11 * moon + 22 * weekday) / 451);
  const days = moon + weekday - 7 * late + 114;
  return dayIn(year, Math.floor(days / 31), (days % 31) + 1);
}

const HOLIDAYS: readonly (readonly [names: string, day: (year: number) => IsoDate])[] = [
  ['new years day,new years,new year', (year) => dayIn(year, 1, 1)],
  ['valentines day,valentines', (year) => dayIn(year, 2, 14)],
  ['easter sunday,easter', easter],
  ['mothers day', (year) => addDays(onOrAfter(dayIn(year, 5, 1), SUNDAY), DAYS_OF_WEEK)],
  ['memorial day', (year) => onOrAfter(dayIn(year, 5, 25), MONDAY)],
  ['fathers day', (year) => addDays(onOrAfter(dayIn(year, 6, 1), SUNDAY), 2 * DAYS_OF_WEEK)],
  ['juneteenth', (year) => dayIn(year, 6, 19)],
  ['independence day,fourth of july,4th of july,july 4th', (year) => dayIn(year, 7, 4)],
  ['labor day,labour day', (year) => onOrAfter(dayIn(year, 9, 1), MONDAY)],
  ['halloween', (year) => dayIn(year, 10, 31)],
  ['black friday', (year) => addDays(thanksgiving(year), 1)],
  ['cyber monday', (year) => addDays(thanksgiving(year), 4)],
  ['thanksgiving day,thanksgiving', thanksgiving],
  ['christmas eve', (year) => dayIn(year, 12, 24)],
  ['christmas day,christmas,xmas', (year) => dayIn(year, 12, 25)],
];

const NAMED = HOLIDAYS.flatMap(([names, day]) =>
  names.split(',').map((name) => ({ words: name.split(' '), day })),
);

/** Returns null if no holiday begins here. */
export function holidayAt(words: readonly string[], at: number) {
  const found = NAMED.find((each) => each.words.every((word, by) => words[at + by] === word));
  return found ? { dayOf: found.day, count: found.words.length } : null;
}

/** A season has a first and a last month. Winter ends in the next year. */
export const SEASONS: ReadonlyMap<string, readonly [first: number, last: number]> = new Map([
  ['spring', [3, 5]],
  ['summer', [6, 8]],
  ['fall', [9, 11]],
  ['autumn', [9, 11]],
  ['winter', [12, 14]],
]);
