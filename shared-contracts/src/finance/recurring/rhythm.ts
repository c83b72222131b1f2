import { dayNumber, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { amountsRecur } from './amounts';
import { type Cadence, CADENCES, RHYTHMS } from './cadence';
import { bestChain, type Chain, type Link } from './chain';
import { couldBeRegular } from './could-be-regular';
import { anchorDays, nextDate } from './next-date';
import { weekdayOfMonth, type WeekdayOfMonth } from './weekday-of-month';

export interface Rhythm {
  readonly cadence: Cadence;
  readonly rows: readonly Transaction[];
  /** These are days of the month: two when semimonthly, none for weekly rhythms. */
  readonly onDays: readonly number[];
  readonly onWeekday: WeekdayOfMonth | null;
  readonly nextDate: IsoDate;
  /** It is from 0 to 1. */
  readonly quality: number;
}

const LEAST_QUALITY = 0.65;
const PAYMENTS_PER_IRREGULARITY = 5;

const MOST_ROWS = 75;

const TWO_HALF_MONTHS = [27, 34] as const;
const LEAST_ALTERNATING = 0.75;

/** Every other payment of a semimonthly rhythm must be a month apart. Payments every 12 days fail this. */
function alternates(dates: readonly IsoDate[]): boolean {
  const gaps = dates.slice(2).map((date, index) => daysBetween(dates[index]!, date));
  const [from, to] = TWO_HALF_MONTHS;
  const fitting = gaps.filter((days) => days >= from && days <= to).length;
  return fitting >= LEAST_ALTERNATING * gaps.length;
}

/** Counts a payment that comes early or late once, although it changes the gap before and after it. */
function irregularities(links: readonly Link[]): number {
  return links.filter(
    (link, index) => link !== 'regular' && !(link === 'moved' && links[index - 1] === 'moved'),
  ).length;
}

function isRegular({ members, links, quality }: Chain, cadence: Cadence): boolean {
  const regular = links.filter((link) => link === 'regular').length;
  const { fewestPayments } = RHYTHMS[cadence];
  const allowed =
    members.length > fewestPayments
      ? Math.max(1, Math.floor(members.length / PAYMENTS_PER_IRREGULARITY))
      : 0;
  return (
    quality >= LEAST_QUALITY && regular >= fewestPayments - 1 && irregularities(links) <= allowed
  );
}

/**
 * Returns the dates that show the day of the payment. One payment on another day may be an exception; from the
 * second on, the new day counts.
 */
function datesInStep(dates: readonly IsoDate[], { links }: Chain): readonly IsoDate[] {
  const moved = links.findLastIndex((link) => link === 'moved' || link === 'paused') + 1;
  const since = dates.slice(moved);
  return since.length > 1 ? since : dates.slice(0, Math.max(moved, 1));
}

function rhythmAt(rows: readonly Transaction[], cadence: Cadence): Rhythm | null {
  const payments = rows.map(({ date, amount }) => ({ date, amount: Math.abs(amount) }));
  const chain = bestChain(payments, cadence);
  if (!isRegular(chain, cadence)) return null;
  const members = chain.members.map((at) => rows[at]!);
  const dates = members.map(({ date }) => date);
  if (cadence === 'semimonthly' && !alternates(dates)) return null;
  if (!amountsRecur(members, cadence)) return null;
  const inStep = datesInStep(dates, chain);
  const onDays = anchorDays(inStep, cadence);
  // In a leap year, the first Thursdays of February and March are 35 days apart, which looks like a moved payment.
  const onWeekday = weekdayOfMonth(inStep, cadence) ?? weekdayOfMonth(dates, cadence);
  return {
    cadence,
    rows: members,
    onDays,
    onWeekday,
    nextDate: nextDate(dates.at(-1)!, cadence, onDays, onWeekday),
    quality: chain.quality,
  };
}

/** Finds the rhythm that explains rows best. `rows` are oldest first. */
export function rhythmOf(rows: readonly Transaction[]): Rhythm | null {
  if (rows.length < 2 || rows.length > MOST_ROWS) return null;
  const days = rows.map(({ date }) => dayNumber(date));
  const possible = CADENCES.filter((cadence) => couldBeRegular(days, cadence));
  const found = possible.flatMap((cadence) => rhythmAt(rows, cadence) ?? []);
  return found.reduce<Rhythm | null>(
    (best, rhythm) => (best && best.quality >= rhythm.quality ? best : rhythm),
    null,
  );
}

/** Returns the rhythm that the user chose for the rows, even if there is only one. `rows` are oldest first. */
export function chosenRhythm(rows: readonly Transaction[]): Rhythm[] {
  const cadence = rows.at(-1)?.rhythm;
  if (cadence === undefined || cadence === 'none') return [];
  const dates = rows.map(({ date }) => date);
  const onDays = anchorDays(dates, cadence);
  const onWeekday = weekdayOfMonth(dates, cadence);
  return [
    {
      cadence,
      rows,
      onDays,
      onWeekday,
      nextDate: nextDate(dates.at(-1)!, cadence, onDays, onWeekday),
      quality: 1,
    },
  ];
}
