import { dayNumber, type IsoDate } from '../civil-date';
import { type Cadence, periodsAfter, RHYTHMS } from './cadence';

/** `amount` is in positive cents. */
export interface Payment {
  readonly date: IsoDate;
  readonly amount: number;
}

/** A link says how a payment follows the one before it. 'skipped' comes two periods later. */
export type Link = 'regular' | 'skipped' | 'moved' | 'paused';

export interface Chain {
  /** These are positions in the list of payments, oldest first. */
  readonly members: readonly number[];
  /** Each member but the first has one link. */
  readonly links: readonly Link[];
  /** From 0 to 1, it is the share of expected payments that came, minus a cost for the payments outside the rhythm. */
  readonly quality: number;
}

const LINK_VALUE: Readonly<Record<Link, number>> = {
  regular: 1,
  skipped: 0.4,
  moved: 0.2,
  paused: 0,
};

const COST_PER_DAY_OFF = 0.02;
const DOUBLED_DAYS = 7;
const COST_OF_DOUBLED = 0.1;
const COST_OF_EXTRA = 0.8;

const SKIP_EXTRA_DAYS = 2;
const MOVED_PERIODS = [0.4, 1.7] as const;
const PAUSED_PERIODS = 2.5;

interface Step {
  readonly link: Link;
  readonly value: number;
}

const MOST_KNOWN = 2_000;

/** Remembers the result for each day, because thousands of payments fall on the same few days. */
function oncePerKey<Key, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new Map<Key, Result>();
  return (key) => {
    const before = known.get(key);
    if (before !== undefined) return before;
    if (known.size >= MOST_KNOWN) known.clear();
    const result = compute(key);
    known.set(key, result);
    return result;
  };
}

type Expected = readonly [one: number, two: number];

const expectedIn = (cadence: Cadence) =>
  oncePerKey((date: IsoDate): Expected => [
    dayNumber(periodsAfter(date, cadence, 1)),
    dayNumber(periodsAfter(date, cadence, 2)),
  ]);

const EXPECTED: Readonly<Record<Cadence, (date: IsoDate) => Expected>> = {
  weekly: expectedIn('weekly'),
  biweekly: expectedIn('biweekly'),
  semimonthly: expectedIn('semimonthly'),
  monthly: expectedIn('monthly'),
  quarterly: expectedIn('quarterly'),
  yearly: expectedIn('yearly'),
};

function stepTo(
  day: number,
  { from, expected }: { readonly from: number; readonly expected: Expected },
  cadence: Cadence,
): Step | null {
  const { days, toleranceDays } = RHYTHMS[cadence];
  const off = Math.abs(day - expected[0]);
  if (off <= toleranceDays)
    return { link: 'regular', value: LINK_VALUE.regular - off * COST_PER_DAY_OFF };
  if (Math.abs(day - expected[1]) <= toleranceDays + SKIP_EXTRA_DAYS)
    return { link: 'skipped', value: LINK_VALUE.skipped };
  const periods = (day - from) / days;
  if (periods >= MOVED_PERIODS[0] && periods <= MOVED_PERIODS[1])
    return { link: 'moved', value: LINK_VALUE.moved };
  return periods >= PAUSED_PERIODS ? { link: 'paused', value: LINK_VALUE.paused } : null;
}

/** Returns running sums of the cost of leaving out payments. A charge made twice costs little. */
function costsOutside(payments: readonly Payment[], days: readonly number[]): number[] {
  const repeats = (at: number, other: number): boolean =>
    payments[other]?.amount === payments[at]!.amount &&
    Math.abs(days[other]! - days[at]!) <= DOUBLED_DAYS;
  const sums = [0];
  for (const at of payments.keys()) {
    const isDoubled = repeats(at, at - 1) || repeats(at, at + 1);
    sums.push(sums[at]! + (isDoubled ? COST_OF_DOUBLED : COST_OF_EXTRA));
  }
  return sums;
}

interface End {
  readonly score: number;
  readonly previous: number;
  readonly link: Link | null;
}

function bestEnds(
  payments: readonly Payment[],
  { days, costs, cadence }: { days: readonly number[]; costs: readonly number[]; cadence: Cadence },
): End[] {
  const expectedAfter = EXPECTED[cadence];
  const expected = payments.map(({ date }) => expectedAfter(date));
  const ends: End[] = [];
  for (const [at, day] of days.entries()) {
    let end: End = { score: 1 - costs[at]!, previous: -1, link: null };
    for (let previous = at - 1; previous >= 0; previous -= 1) {
      const before = ends[previous]!.score - (costs[at]! - costs[previous + 1]!);
      if (before + LINK_VALUE.regular <= end.score) continue;
      const from = { from: days[previous]!, expected: expected[previous]! };
      const step = stepTo(day, from, cadence);
      if (!step) continue;
      const score = before + step.value;
      if (score > end.score) end = { score, previous, link: step.link };
    }
    ends.push(end);
  }
  return ends;
}

/** Finds the chain with the highest score. `payments` are oldest first. */
export function bestChain(payments: readonly Payment[], cadence: Cadence): Chain {
  const days = payments.map(({ date }) => dayNumber(date));
  const costs = costsOutside(payments, days);
  const ends = bestEnds(payments, { days, costs, cadence });
  const total = (at: number): number => ends[at]!.score - (costs.at(-1)! - costs[at + 1]!);
  let at = 0;
  for (const other of payments.keys()) if (total(other) > total(at)) at = other;
  const score = total(at);
  const members: number[] = [];
  const links: Link[] = [];
  while (at >= 0) {
    const { previous, link } = ends[at]!;
    members.unshift(at);
    if (link) links.unshift(link);
    at = previous;
  }
  const missing = links.filter((link) => link === 'skipped').length;
  return { members, links, quality: score / (payments.length + missing) };
}
