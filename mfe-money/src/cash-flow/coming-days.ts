import {
  compareDates,
  daysBetween,
  type ForecastItem,
  type IsoDate,
  isOwnTransfer,
  payeeKey,
  type UpcomingPayment,
} from '@halyard/shared-contracts/finance';
import { type Cents, negate } from '@halyard/shared-contracts/money';
import type { ForecastAnswer } from '@halyard/shared-contracts/wire';

/** Money that is expected on a day; money out is below zero. */
export interface ComingRow {
  readonly name: string;
  readonly amount: Cents;
  /** `elsewhere` does not change cash, such as a bill on a card. */
  readonly kind: ForecastItem['kind'] | 'elsewhere';
  /** Null for what has no rhythm. */
  readonly payment: UpcomingPayment | null;
}

export interface ComingDay {
  readonly date: IsoDate;
  readonly rows: readonly ComingRow[];
  /** The cash after the day, or null where there is no forecast. */
  readonly expected: Cents | null;
}

type Days = ForecastAnswer['days'];

/** A forecast moves a payment at most this far: to tomorrow, or to a row that is dated ahead. */
const SAME_PAYMENT_DAYS = 5;

const signed = ({ stream, amount }: UpcomingPayment): Cents =>
  stream.direction === 'in' ? amount : negate(amount);

interface Dated extends ForecastItem {
  readonly date: IsoDate;
}

const isSame = (item: Dated, payment: UpcomingPayment): boolean =>
  item.amount < 0 === signed(payment) < 0 &&
  payeeKey(item.name) === payeeKey(payment.stream.merchant);

/** Pairs each item with the payment that it stands for; the nearest pairs come first. */
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

/** Without a forecast, it is not known which payments change cash. */
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

/** The days with something besides usual spending: what changes cash, and payments from elsewhere. Each is there once. */
export function comingDays(days: Days, payments: readonly UpcomingPayment[]): ComingDay[] {
  const items = days.flatMap(({ date, items: own }) =>
    own.filter(({ kind }) => kind !== 'everyday').map((item): Dated => ({ ...item, date })),
  );
  const { found, taken } = pairs(items, payments);
  const rows = [
    ...items.map((item) => ({ ...item, payment: found.get(item) ?? null })),
    ...payments
      .filter((payment) => !taken.has(payment))
      .map((payment) => rowOf(payment, days.length > 0)),
  ];
  const balances = new Map(days.map(({ date, expected }) => [date, expected]));
  const dates = [...new Set(rows.map(({ date }) => date))].sort(compareDates);
  return dates.map((date) => ({
    date,
    rows: rows.filter((row) => row.date === date),
    expected: balances.get(date) ?? null,
  }));
}
