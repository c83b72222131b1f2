import { isIsoDate, type IsoDate } from '@halyard/shared-contracts/finance';

const MINIMUM_AGE = 18;

const EARLIEST_BIRTHDAY = '1900-01-01';

/** The limit is in dollars. A higher yearly pay has a digit too many. */
const LARGEST_PAY = 1_000_000_000;

const PAY = /^(\d+\.?\d{0,2}|\.\d{1,2})$/;

/** The result is a text, because the other year may have no February 29. */
const yearsBefore = (date: IsoDate, years: number): string =>
  `${Number(date.slice(0, 4)) - years}${date.slice(4)}`;

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

export function payProblem(text: string, unreadable: boolean): string | true {
  const plain = text.trim();
  if (unreadable) return 'Enter a number of dollars a year, like 78000';
  if (plain === '') return true;
  if (plain.startsWith('-')) return 'Enter an amount of zero or more';
  if (!PAY.test(plain)) return 'Enter a number of dollars a year, like 78000 or 78000.50';
  return Number(plain) <= LARGEST_PAY || 'Check the amount: it is above a billion dollars a year';
}

const COUNT = /^\d{1,2}$/;

export function countProblem(text: string, unreadable: boolean, most: number): string | true {
  const plain = text.trim();
  if (unreadable) return 'Enter a whole number, like 2';
  if (plain === '') return true;
  if (!COUNT.test(plain)) return 'Enter a whole number, like 2';
  return Number(plain) <= most || `Enter at most ${most}`;
}
