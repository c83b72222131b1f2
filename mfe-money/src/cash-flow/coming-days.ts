import {
  addDays,
  compareDates,
  daysBetween,
  type ForecastItem,
  type IsoDate,
  isOwnTransfer,
  type Occurrence,
  payeeKey,
  type UpcomingPayment,
} from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';

/** Money out is negative. */
export interface ComingRow {
  readonly name: string;
  readonly amount: Cents;
  /** `elsewhere` changes no cash, such as a bill on a card. */
  readonly kind: ForecastItem['kind'] | 'elsewhere';
  /** It is null without a rhythm. */
  readonly payment: UpcomingPayment | null;
}

export interface ComingDay {
  readonly date: IsoDate;
  readonly rows: readonly ComingRow[];
  /** This is the cash after the day, or null without a forecast. */
  readonly expected: Cents | null;
}

type Days = ForecastAnswer['days'];

/** A forecast moves a late payment to tomorrow or to a pending row, up to this many days away. */
const SAME_PAYMENT_DAYS = 5;

const signed = ({ stream, amount }: UpcomingPayment): Cents =>
  stream.direction === 'in' ? amount : negate(amount);

interface Dated extends ForecastItem {
  readonly date: IsoDate;
}

const isSame = (item: Dated, payment: UpcomingPayment): boolean =>
  item.amount < 0 === signed(payment) < 0 &&
  payeeKey(item.name) === payeeKey(payment.stream.merchant);

/** The closest pairs come first. */
function pairs(items: readonly Dated[], payments: readonly UpcomingPayment[]) {
  const near = items
    .flatMap((item) =>
      payments
        .filter((payment) => isSame(item, payment))
        .map((payment) => ({
          item,
          payment,
          apart: Math.abs(daysBetween(item.date, payment.date)),
        })),
    )
    .filter(({ apart }) => apart <= SAME_PAYMENT_DAYS)
    .sort((a, b) => a.apart - b.apart);
  const found = new Map<Dated, UpcomingPayment>();
  const taken = new Set<UpcomingPayment>();
  for (const { item, payment } of near) {
    if (found.has(item) || taken.has(payment)) continue;
    found.set(item, payment);
    taken.add(payment);
  }
  return { found, taken };
}

/** Without a forecast, it is unknown which payments change cash. */
function kindOf({ stream }: UpcomingPayment, hasForecast: boolean): ComingRow['kind'] {
  if (isOwnTransfer(stream)) return 'saving';
  if (hasForecast) return 'elsewhere';
  return stream.direction === 'in' ? 'income' : 'bill';
}

const rowOf = (payment: UpcomingPayment, hasForecast: boolean) => ({
  name: payment.stream.merchant,
  amount: signed(payment),
  kind: kindOf(payment, hasForecast),
  payment,
  date: payment.date,
});

/** An overdue item of the user is expected tomorrow, as in a forecast. No forecast contains an item of a card. */
function ownRows(items: readonly Dated[], { own, today }: Own, hasForecast: boolean) {
  const isIn = (one: Dated) =>
    items.some(
      ({ name, amount, date }) => name === one.name && amount === one.amount && date === one.date,
    );
  return own
    .map(({ item: { name, amount }, date }) => ({
      name,
      amount,
      kind: 'scheduled' as const,
      date: date > today ? date : addDays(today, 1),
    }))
    .filter((one) => !isIn(one))
    .map((one) => ({
      ...one,
      kind: hasForecast ? ('elsewhere' as const) : one.kind,
      payment: null,
    }));
}

interface Own {
  readonly own: readonly Occurrence[];
  readonly today: IsoDate;
}

export function comingDays(
  days: Days,
  payments: readonly UpcomingPayment[],
  scheduled?: Own,
): ComingDay[] {
  const items = days.flatMap(({ date, items: own }) =>
    own.filter(({ kind }) => kind !== 'everyday').map((item): Dated => ({ ...item, date })),
  );
  const { found, taken } = pairs(items, payments);
  const hasForecast = days.length > 0;
  const rows = [
    ...items.map((item) => ({ ...item, payment: found.get(item) ?? null })),
    ...(scheduled ? ownRows(items, scheduled, hasForecast) : []),
    ...payments
      .filter((payment) => !taken.has(payment))
      .map((payment) => rowOf(payment, hasForecast)),
  ];
  const balances = new Map(days.map(({ date, expected }) => [date, expected]));
  const dates = [...new Set(rows.map(({ date }) => date))].sort(compareDates);
  return dates.map((date) => ({
    date,
    rows: rows.filter((row) => row.date === date),
    expected: balances.get(date) ?? null,
  }));
}
