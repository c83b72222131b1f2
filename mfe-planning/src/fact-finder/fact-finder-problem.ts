import { isIsoDate, type IsoDate } from '@halyard/shared-contracts/finance';

/** The youngest age the product is for, in years (P2-1-5). */
const MINIMUM_AGE = 18;

/** Nobody who uses the product was born before. */
const EARLIEST_BIRTHDAY = '1900-01-01';

/** Largest yearly pay that is taken, in dollars: beyond it a digit too many was typed. */
const LARGEST_PAY = 1_000_000_000;

const PAY = /^(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** The same day `years` earlier, to compare with as text: it need not be in the calendar (February 29). */
const yearsBefore = (date: IsoDate, years: number): string =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

/** Why a date of birth cannot be saved, or true when it can. An empty one is an open question. */
export function birthdayProblem(text: string, today: IsoDate): string | true {
  if (text === '') return true;
  if (!isIsoDate(text)) return 'Enter a day of the calendar, like 04/23/1990';
  if (text > today) return 'A date of birth cannot be in the future';
  if (text < EARLIEST_BIRTHDAY) return 'Check the year: it is before 1900';
  if (text > yearsBefore(today, MINIMUM_AGE)) {
    return `Halyard is for people who are ${MINIMUM_AGE} or older`;
  }
  return true;
}

/** Why a yearly pay cannot be saved, or true when it can. `unreadable` when the field holds what is no number. */
export function payProblem(text: string, unreadable: boolean): string | true {
  const plain = text.trim();
  if (unreadable) return 'Enter a number of dollars a year, like 78000';
  if (plain === '') return true;
  if (plain.startsWith('-')) return 'Enter an amount of zero or more';
  if (!PAY.test(plain)) return 'Enter a number of dollars a year, like 78000 or 78000.50';
  return Number(plain) <= LARGEST_PAY || 'Check the amount: it is above a billion dollars a year';
}
