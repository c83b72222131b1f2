import { type Cents, cents, ZERO } from '../../money';
import { categoryFacts } from '../categories/user-category';
import { addDays, compareDates, daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { nextDate } from '../recurring/next-date';
import { payeeKey } from '../recurring/payee-key';
import { isDoubtful, type RecurringStream } from '../recurring/stream';
import type { Occurrence } from '../schedule/occurrences';
import { matchesPayment } from '../schedule/own-items';
import type { CashModel, VaryingStream } from './cash-model';
import { spreads } from './spread';

export const HORIZON_DAYS = 90;

export const ITEM_KINDS = [
  'income',
  'bill',
  'saving',
  'transfer',
  'pending',
  'scheduled',
  'everyday',
] as const;

export interface ForecastItem {
  readonly name: string;
  readonly amount: Cents;
  readonly kind: (typeof ITEM_KINDS)[number];
  /** Its day is over, so nobody knows when it comes. */
  readonly late?: true;
}

/** This is the end of a day. `spread` is the usual error of the balance by then, in cents. */
export interface PathDay {
  readonly date: IsoDate;
  readonly items: readonly ForecastItem[];
  /** It is the change since the start. */
  readonly moved: number;
  readonly spread: number;
}

interface Expected extends ForecastItem {
  readonly date: IsoDate;
  readonly variance: number;
}

/** A row with a future date replaces an expected payment within this many days. */
const SAME_PAYMENT_DAYS = 5;

/** These are rows that no balance includes yet, and the user's own items. */
export interface FutureEntries {
  readonly rows: readonly Transaction[];
  readonly own: readonly Occurrence[];
}

const NOTHING: FutureEntries = { rows: [], own: [] };

const EVERYDAY = 'Everyday spending';
const IRREGULAR = 'Money without a rhythm';

function kindOf(stream: RecurringStream): ForecastItem['kind'] {
  const { kind } = categoryFacts(stream);
  if (kind === 'transfer' || kind === 'saving') return kind;
  return stream.direction === 'in' ? 'income' : 'bill';
}

type ExpectedDay = Pick<Expected, 'date' | 'late'>;

/** A payment that is due is expected tomorrow until its days of grace are over. */
function datesOf(stream: RecurringStream, asOf: IsoDate, until: IsoDate): ExpectedDay[] {
  if (isDoubtful(stream)) return [];
  const dates: ExpectedDay[] = [];
  let date = stream.nextDate;
  if (date <= asOf && !stream.missed)
    dates.push({ date: addDays(asOf, 1), ...(date < asOf && { late: true }) });
  while (date <= until) {
    if (date > asOf) dates.push({ date });
    date = nextDate(date, stream.cadence, stream.onDays, stream.onWeekday);
  }
  return dates;
}

function expectedOf({ stream, variance }: VaryingStream, asOf: IsoDate, until: IsoDate) {
  const size = stream.priceRise?.to ?? stream.typicalAmount;
  const amount = cents(stream.direction === 'in' ? size : -size);
  return datesOf(stream, asOf, until).map((day): Expected => ({
    name: stream.merchant,
    amount,
    kind: kindOf(stream),
    variance,
    ...day,
  }));
}

const isSame = (expected: Expected, row: Transaction): boolean =>
  expected.amount < 0 === row.amount < 0 &&
  payeeKey(expected.name) === payeeKey(row.merchant) &&
  Math.abs(daysBetween(expected.date, row.date)) <= SAME_PAYMENT_DAYS;

/** Pending rows are expected tomorrow at the earliest. */
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

const OWN_KINDS = { in: 'income', out: 'bill' } as const;

/** An item that is due is expected tomorrow. */
const ownExpected = ({ item, date }: Occurrence, asOf: IsoDate): Expected => ({
  name: item.name,
  amount: item.amount,
  kind: item.rhythm === 'once' ? 'scheduled' : OWN_KINDS[item.amount < 0 ? 'out' : 'in'],
  date: date > asOf ? date : addDays(asOf, 1),
  variance: 0,
});

function recurringExpected(
  model: CashModel,
  { rows, own }: FutureEntries,
  until: IsoDate,
): Expected[] {
  const { asOf, streams } = model;
  const ahead = rows.filter(({ date }) => date > asOf);
  return streams.flatMap(({ stream, variance }) =>
    expectedOf({ stream, variance }, asOf, until).filter(
      (each) =>
        !ahead.some((row) => isSame(each, row)) &&
        !own.some((one) => matchesPayment(one, { ...each, accountId: stream.accountId })),
    ),
  );
}

function allExpected(model: CashModel, known: FutureEntries, until: IsoDate): Expected[] {
  return [
    ...announced(known.rows, model.asOf),
    ...known.own.map((one) => ownExpected(one, model.asOf)),
    ...recurringExpected(model, known, until),
  ].sort((a, b) => compareDates(a.date, b.date) || a.amount - b.amount);
}

const everydayItem = (perDay: number): ForecastItem => ({
  name: perDay < 0 ? EVERYDAY : IRREGULAR,
  amount: cents(perDay),
  kind: 'everyday',
});

const itemOf = ({ name, amount, kind, late }: Expected): ForecastItem => ({
  name,
  amount,
  kind,
  ...(late && { late }),
});

function byDate(expected: readonly Expected[]): Map<IsoDate, Expected[]> {
  const days = new Map<IsoDate, Expected[]>();
  for (const each of expected) days.set(each.date, [...(days.get(each.date) ?? []), each]);
  return days;
}

/** The items of all days up to a day add up to its `moved`. */
export function cashPath(
  model: CashModel,
  days: number,
  known: FutureEntries = NOTHING,
): PathDay[] {
  const { asOf, everyday } = model;
  const expected = byDate(allExpected(model, known, addDays(asOf, days)));
  const spreadAfter = spreads(model);
  let moved = 0;
  return Array.from({ length: days }, (_, index) => {
    const date = addDays(asOf, index + 1);
    const own = expected.get(date) ?? [];
    const usual = everyday.perDay === ZERO ? [] : [everydayItem(everyday.perDay)];
    const items = [...own.map(itemOf), ...usual];
    moved += items.reduce((total, { amount }) => total + amount, 0);
    const variance = own.reduce((total, each) => total + each.variance, 0);
    return { date, items, moved, spread: spreadAfter(variance) };
  });
}
