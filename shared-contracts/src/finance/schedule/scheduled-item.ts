import type { Cents } from '../../money';
import { daysBetween, type IsoDate } from '../civil-date';
import { type Cadence, periodsAfter, RHYTHMS } from '../recurring/cadence';

export const SCHEDULE_RHYTHMS = [
  'once',
  'weekly',
  'biweekly',
  'monthly',
  'quarterly',
  'yearly',
] as const;

type ScheduleRhythm = (typeof SCHEDULE_RHYTHMS)[number];

/** An `amount` below zero is money out. */
export interface ScheduledItem {
  readonly id: string;
  readonly name: string;
  readonly amount: Cents;
  /** It is the first day, or the only one. */
  readonly date: IsoDate;
  readonly rhythm: ScheduleRhythm;
  /** It is the last possible day, and null if there is none. */
  readonly ends: IsoDate | null;
  /** Null stands for the account from which the user usually spends. */
  readonly accountId: string | null;
}

function repeated(
  { date, ends }: ScheduledItem,
  cadence: Cadence,
  from: IsoDate,
  until: IsoDate,
): IsoDate[] {
  const last = ends !== null && ends < until ? ends : until;
  const periods = Math.floor(daysBetween(date, from) / RHYTHMS[cadence].days);
  const dates: IsoDate[] = [];
  // Months differ in length, so the search begins two periods early.
  for (let at = Math.max(0, periods - 2); ; at += 1) {
    const next = periodsAfter(date, cadence, at);
    if (next > last) return dates;
    if (next >= from) dates.push(next);
  }
}

/**
 * Returns the days of an item, both ends included. It counts each from the first day, so that an item of the 31st
 * comes on the last day of a short month and on the 31st again afterwards.
 */
export function datesOfItem(item: ScheduledItem, from: IsoDate, until: IsoDate): IsoDate[] {
  const { date, rhythm, ends } = item;
  if (rhythm !== 'once') return repeated(item, rhythm, from, until);
  const isIn = date >= from && date <= until && (ends === null || date <= ends);
  return isIn ? [date] : [];
}
