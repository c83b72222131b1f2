import { addDays, daysBetween, type IsoDate } from '../civil-date';

/** How often money comes or goes; semimonthly is twice a month on fixed days. */
export type Cadence = 'weekly' | 'biweekly' | 'semimonthly' | 'monthly' | 'quarterly' | 'yearly';

/** How a cadence shows: days between neighbours, fewest occurrences, days of grace before one is missed. */
interface Rhythm {
  readonly gap: readonly [from: number, to: number];
  readonly occurrences: number;
  readonly graceDays: number;
  readonly periodDays: number;
}

/** Gaps leave room for weekends and bank holidays; the order decides where two rhythms overlap. */
export const RHYTHMS: Readonly<Record<Cadence, Rhythm>> = {
  weekly: { gap: [6, 8], occurrences: 4, graceDays: 2, periodDays: 7 },
  biweekly: { gap: [13, 15], occurrences: 3, graceDays: 3, periodDays: 14 },
  semimonthly: { gap: [12, 19], occurrences: 4, graceDays: 4, periodDays: 15 },
  monthly: { gap: [25, 35], occurrences: 3, graceDays: 6, periodDays: 30 },
  quarterly: { gap: [84, 98], occurrences: 3, graceDays: 10, periodDays: 91 },
  yearly: { gap: [355, 375], occurrences: 2, graceDays: 15, periodDays: 365 },
};

const CADENCES: readonly Cadence[] = [
  'weekly',
  'biweekly',
  'semimonthly',
  'monthly',
  'quarterly',
  'yearly',
];

const within = (days: number, [from, to]: readonly [number, number]): boolean =>
  days >= from && days <= to;

/** Days from each date to the one `step` places later. */
const gaps = (dates: readonly IsoDate[], step: number): number[] =>
  dates.slice(step).map((date, index) => daysBetween(dates[index]!, date));

const fits = (dates: readonly IsoDate[], cadence: Cadence): boolean => {
  const { gap, occurrences } = RHYTHMS[cadence];
  const regular = dates.length >= occurrences && gaps(dates, 1).every((days) => within(days, gap));
  return regular && (cadence !== 'semimonthly' || gaps(dates, 2).every((d) => within(d, [27, 34])));
};

/** The cadence that every gap between the dates keeps, oldest date first; null when there is none. */
export function cadenceOf(dates: readonly IsoDate[]): Cadence | null {
  return CADENCES.find((cadence) => fits(dates, cadence)) ?? null;
}

/** The day after which an expected occurrence counts as missed. */
export function graceEnd(expected: IsoDate, cadence: Cadence): IsoDate {
  return addDays(expected, RHYTHMS[cadence].graceDays);
}
