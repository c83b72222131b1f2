import { add, type Cents, cents, sum } from '../../money';
import { daysBetween, type IsoDate } from '../civil-date';
import type { FinancialData } from '../entities';
import { safeMargin } from './calibration';
import { type Forecast, forecast } from './forecast';
import { promisedThisMonth } from '../goal/promised-this-month';
import { lowestOf } from './lowest';
import { nextPayday } from './payday';
import type { ForecastItem, PathDay } from './path';
import type { SHORTAGES } from './shortages';
import { spendableAccounts } from './spendable';

/** `amount` is below zero for a payment. `date` is null for a part without a day. */
export interface SafeToSpendPart {
  readonly label: string;
  readonly amount: Cents;
  readonly date: IsoDate | null;
}

/** `name` is set only for a payment. */
export interface Shortage {
  readonly kind: (typeof SHORTAGES)[number];
  readonly date: IsoDate;
  readonly name: string | null;
}

/**
 * `amount` is the lowest expected balance until the next payday, minus reserved money and a margin. Past forecasts
 * set the margin so that the amount is there nine times out of ten. The parts add up to `amount`.
 */
export interface SafeToSpend {
  readonly amount: Cents;
  /** It is 30 days from now if no payday is expected. */
  readonly until: IsoDate;
  /** Today's cash comes first, then money in and out, soonest first. */
  readonly parts: readonly SafeToSpendPart[];
  /** It is null unless the amount is below zero. */
  readonly shortage: Shortage | null;
  readonly knownDays: number;
}

const itemParts = ({ date, items }: PathDay): SafeToSpendPart[] =>
  items
    .filter(({ kind }) => kind !== 'everyday')
    .map(({ name, amount }) => ({ label: name, amount, date }));

function everydayParts(days: readonly PathDay[]): SafeToSpendPart[] {
  const items = days.flatMap((day) => day.items.filter(({ kind }) => kind === 'everyday'));
  const [first] = items;
  if (!first) return [];
  return [{ label: first.name, amount: sum(items.map(({ amount }) => amount)), date: null }];
}

function daysUntilLowest(path: readonly PathDay[]): PathDay[] {
  const { day } = lowestOf(path);
  return path.slice(0, day + 1).map((each, index) => ({
    ...each,
    items: index === day ? each.items.filter(({ amount }) => amount < 0) : each.items,
  }));
}

function reservedParts(known: Known): SafeToSpendPart[] {
  const promised = promisedThisMonth(known).total;
  return [
    { label: 'Your buffer', amount: cents(-known.buffer), date: null },
    { label: 'Promised to your goals', amount: cents(-promised), date: null },
  ].filter(({ amount }) => amount !== 0);
}

/** The margin alone never makes the amount negative. */
function marginParts(found: Forecast, path: readonly PathDay[], left: number): SafeToSpendPart[] {
  const last = path.at(-1);
  const wanted = last ? safeMargin(found.calibration, last) : 0;
  const margin = Math.min(wanted, Math.max(left, 0));
  return margin === 0 ? [] : [{ label: 'Room for surprises', amount: cents(-margin), date: null }];
}

const because = (kind: Shortage['kind'], date: IsoDate): Shortage => ({ kind, date, name: null });

/** On the same day, payments come before deposits. */
function shortageOf(path: readonly PathDay[], today: IsoDate, free: Free): Shortage {
  if (free.balance < 0) return because('overdrawn', today);
  let left = free.balance - free.reserved;
  if (left < 0) return because('reserved', today);
  for (const { date, items } of path) {
    const out = items.filter(({ amount }) => amount < 0);
    if (left + sum(out.map(({ amount }) => amount)) < 0) return causeOf(date, out);
    left += sum(items.map(({ amount }) => amount));
  }
  return because('everyday', path.at(-1)?.date ?? today);
}

interface Free {
  readonly balance: number;
  readonly reserved: number;
}

function causeOf(date: IsoDate, out: readonly ForecastItem[]): Shortage {
  const payments = out.filter(({ kind }) => kind !== 'everyday');
  const [largest] = payments.toSorted((a, b) => a.amount - b.amount);
  return largest ? { kind: 'payment', date, name: largest.name } : because('everyday', date);
}

const totalOf = (parts: readonly SafeToSpendPart[]): Cents =>
  parts.reduce((total, { amount }) => add(total, amount), cents(0));

type Known = Pick<
  FinancialData,
  'accounts' | 'buffer' | 'goals' | 'scheduled' | 'transactions' | 'today'
>;

const LEAST_DAYS = 28;

/**
 * Returns null without a checking, savings, or cash account, and for the first four weeks of rows (P3-B2-1,
 * P3-B2-5). Without any row, it uses only the user's own items.
 */
export function safeToSpend(known: Known): SafeToSpend | null {
  const { today } = known;
  const { label, held } = spendableAccounts(known);
  if (held.length === 0) return null;
  const found = forecast(known, held);
  const knownDays = daysBetween(found.since, today) + 1;
  if (found.since < today && knownDays < LEAST_DAYS) return null;
  const { until } = nextPayday(found.path, today);
  const path = found.path.slice(0, daysBetween(today, until));
  const days = daysUntilLowest(path);
  const reserved = reservedParts(known);
  const base = [{ label, amount: found.balance, date: null }, ...reserved, ...everydayParts(days)];
  const dated = days.flatMap(itemParts);
  const left = totalOf([...base, ...dated]);
  const margin = found.since < today ? marginParts(found, path, left) : [];
  const parts = [...base, ...margin, ...dated];
  const free = { balance: found.balance, reserved: -totalOf(reserved) };
  return {
    amount: totalOf(parts),
    until,
    parts,
    shortage: left < 0 ? shortageOf(path, today, free) : null,
    knownDays,
  };
}
