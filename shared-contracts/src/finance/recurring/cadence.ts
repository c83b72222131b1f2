import { addDays, addMonths, firstDay, lastDay, monthOf, type IsoDate } from '../civil-date';

/** Semimonthly is twice a month on fixed days. */
export type Cadence = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'yearly';

interface Rhythm {
  /** If it is above 0, it is the length of a period, and `days` is not used. */
  readonly months: number;
  readonly days: number;
  /** It allows for weekends, bank holidays, and short months. */
  readonly toleranceDays: number;
  readonly fewestPayments: number;
  /** A payment counts as missed only after this many days. */
  readonly graceDays: number;
}

export const RHYTHMS: Readonly<Record<Cadence, Rhythm>> = {
  weekly: { months: 0, days: 7, toleranceDays: 1, fewestPayments: 4, graceDays: 2 },
  biweekly: { months: 0, days: 14, toleranceDays: 1, fewestPayments: 3, graceDays: 3 },
  semimonthly: { months: 0, days: 15, toleranceDays: 4, fewestPayments: 4, graceDays: 4 },
  monthly: { months: 1, days: 30, toleranceDays: 5, fewestPayments: 3, graceDays: 6 },
  quarterly: { months: 3, days: 91, toleranceDays: 7, fewestPayments: 3, graceDays: 10 },
  yearly: { months: 12, days: 365, toleranceDays: 10, fewestPayments: 2, graceDays: 15 },
};

/** The first of two cadences that fit equally well is taken. */
export const CADENCES: readonly Cadence[] = [
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
];

/** Returns the day that many periods later. A day that the month lacks becomes its last day. */
export function periodsAfter(date: IsoDate, cadence: Cadence, periods: number): IsoDate {
  const { months, days } = RHYTHMS[cadence];
  if (months === 0) return addDays(date, days * periods);
  const month = addMonths(monthOf(date), months * periods);
  const sameDay = addDays(firstDay(month), Number(date.slice(8)) - 1);
  return sameDay > lastDay(month) ? lastDay(month) : sameDay;
}

/** The day after which an expected payment counts as missed. */
export function graceEnd(expected: IsoDate, cadence: Cadence): IsoDate {
  return addDays(expected, RHYTHMS[cadence].graceDays);
}
