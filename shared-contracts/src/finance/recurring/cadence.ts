import { addDays, addMonths, firstDay, lastDay, monthOf, type IsoDate } from '../civil-date';

/** How often money comes or goes; semimonthly is twice a month on fixed days. */
export type Cadence = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'yearly';

interface Rhythm {
  /** Above 0, it is the length of a period instead of `days`. */
  readonly months: number;
  readonly days: number;
  /** Room for weekends, bank holidays, and short months. */
  readonly toleranceDays: number;
  readonly fewestPayments: number;
  /** How long after its day a payment is not missed yet. */
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

/** The first of two that fit equally well is taken. */
export const CADENCES: readonly Cadence[] = [
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
];

/** The day that many periods after a date; a day that the month lacks becomes its last day. */
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
