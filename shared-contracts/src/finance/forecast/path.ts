import { type Cents, cents, ZERO } from '../../money';
import { categoryFacts } from '../categories/user-category';
import { addDays, compareDates, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { nextDate } from '../recurring/next-date';
import { payeeKey } from '../recurring/payee-key';
import type { RecurringStream } from '../recurring/stream';
import type { CashModel, VaryingStream } from './cash-model';

export const ITEM_KINDS = [
  'income',
  'bill',
  'saving',
  'transfer',
  'pending',
  'scheduled',
  'everyday',
] as const;

/** Money that is expected on a day; money out is below zero. */
export interface ForecastItem {
  readonly name: string;
  readonly amount: Cents;
  readonly kind: (typeof ITEM_KINDS)[number];
}

/** The end of a day. `spread` is one standard deviation of everything until then, in cents. */
export interface PathDay {
  readonly date: IsoDate;
  readonly items: readonly ForecastItem[];
  /** How far the balance has moved since the start. */
  readonly moved: number;
  readonly spread: number;
}

interface Expected extends ForecastItem {
  readonly date: IsoDate;
  readonly variance: number;
}

/** A row that the user dated ahead stands for the payment of a rhythm this near to it. */
const SAME_PAYMENT_DAYS = 5;

const EVERYDAY = 'Everyday spending';
const IRREGULAR = 'Money without a rhythm';

function kindOf(stream: RecurringStream): ForecastItem['kind'] {
  const { kind } = categoryFacts(stream);
  if (kind === 'transfer' || kind === 'saving') return kind;
  return stream.direction === 'in' ? 'income' : 'bill';
}

/** A payment that is due and has not come is expected tomorrow, until its days of grace are over. */
function datesOf(stream: RecurringStream, asOf: IsoDate, until: IsoDate): IsoDate[] {
  const dates: IsoDate[] = [];
  let date = stream.nextDate;
  if (date <= asOf && !stream.missed) dates.push(addDays(asOf, 1));
  while (date <= until) {
    if (date > asOf) dates.push(date);
    date = nextDate(date, stream.cadence, stream.onDays, stream.onWeekday);
  }
  return dates;
}

function expectedOf({ stream, variance }: VaryingStream, asOf: IsoDate, until: IsoDate) {
  const size = stream.priceRise?.to ?? stream.typicalAmount;
  const amount = cents(stream.direction === 'in' ? size : -size);
  return datesOf(stream, asOf, until).map((date): Expected => ({
    name: stream.merchant,
    amount,
    kind: kindOf(stream),
    date,
    variance,
  }));
}

const isSame = (expected: Expected, row: Transaction): boolean =>
  expected.amount < 0 === row.amount < 0 &&
  payeeKey(expected.name) === payeeKey(row.merchant) &&
  Math.abs(daysBetween(expected.date, row.date)) <= SAME_PAYMENT_DAYS;

/** Rows that are in no balance yet: pending ones come tomorrow at the earliest. */
function announced(rows: readonly Transaction[], asOf: IsoDate): Expected[] {
  return rows
    .filter(({ pending, date }) => pending || date > asOf)
    .map(({ merchant, amount, pending, date }) => ({
      name: merchant,
      amount,
      kind: pending ? ('pending' as const) : ('scheduled' as const),
      date: date > asOf ? date : addDays(asOf, 1),
      variance: 0,
    }));
}

function allExpected(model: CashModel, rows: readonly Transaction[], until: IsoDate): Expected[] {
  const { asOf, streams } = model;
  const ahead = rows.filter(({ date }) => date > asOf);
  const recurring = streams
    .flatMap((stream) => expectedOf(stream, asOf, until))
    .filter((each) => !ahead.some((row) => isSame(each, row)));
  return [...announced(rows, asOf), ...recurring].sort(
    (a, b) => compareDates(a.date, b.date) || a.amount - b.amount,
  );
}

const everydayItem = (perDay: number): ForecastItem => ({
  name: perDay < 0 ? EVERYDAY : IRREGULAR,
  amount: cents(perDay),
  kind: 'everyday',
});

const itemOf = ({ name, amount, kind }: Expected): ForecastItem => ({ name, amount, kind });

function byDate(expected: readonly Expected[]): Map<IsoDate, Expected[]> {
  const days = new Map<IsoDate, Expected[]>();
  for (const each of expected) days.set(each.date, [...(days.get(each.date) ?? []), each]);
  return days;
}

/**
 * Follows the model for some days after its own. `rows` are those that no balance has yet; the items
 * of all days up to one add up to what it has `moved`.
 */
export function cashPath(
  model: CashModel,
  days: number,
  rows: readonly Transaction[] = [],
): PathDay[] {
  const { asOf, everyday } = model;
  const expected = byDate(allExpected(model, rows, addDays(asOf, days)));
  let moved = 0;
  let variance = 0;
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(asOf, index + 1);
    const own = expected.get(date) ?? [];
    const usual = everyday.perDay === ZERO ? [] : [everydayItem(everyday.perDay)];
    const items = [...own.map(itemOf), ...usual];
    moved += items.reduce((total, { amount }) => total + amount, 0);
    variance += own.reduce((total, each) => total + each.variance, 0) + everyday.ofOneDay;
    const drift = (index + 1) ** 2 * everyday.ofDrift;
    return { date, items, moved, spread: Math.sqrt(variance + drift) };
  });
}
