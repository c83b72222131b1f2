import { type Cents, divide, negate, sum, ZERO } from '../../money';
import { addMonths, type IsoDate, type IsoMonth, monthOf } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from '../movement/kind';
import { wholeId } from '../movement/part-id';
import type { RecurringStream } from '../recurring/stream';
import { recurringStreams } from '../recurring/streams';
import { isNamedMerchant } from './merchant-name';

/** Amounts are positive unless refunds exceed purchases. */
export interface MerchantSummary {
  readonly direction: 'spent' | 'received';
  readonly total: Cents;
  /** A split counts once. */
  readonly count: number;
  readonly average: Cents;
  /** These are up to twelve months, starting with the first one with the merchant, oldest first. */
  readonly months: readonly { readonly month: IsoMonth; readonly amount: Cents }[];
  readonly streams: readonly RecurringStream[];
}

const MOST_MONTHS = 12;

const isCounted = (row: Transaction): boolean => isSpending(row) || isIncome(row);

function monthsOf(rows: readonly Transaction[], today: IsoDate): IsoMonth[] {
  const last = monthOf(today);
  const first = rows.reduce((least, { date }) => (date < least ? date : least), today);
  const months = Array.from({ length: MOST_MONTHS }, (_, at) =>
    addMonths(last, at - MOST_MONTHS + 1),
  );
  return months.filter((month) => month >= monthOf(first));
}

/** Leaves out transfers and other currencies. Names match in any case. */
export function merchantSummary(
  transactions: readonly Transaction[],
  merchant: string,
  today: IsoDate,
): MerchantSummary {
  const isNamed = isNamedMerchant(merchant);
  const rows = transactions.filter((row) => isNamed(row) && isCounted(row));
  const flow = sum(rows.map(({ amount }) => amount));
  const signed = (amount: Cents) => (flow > 0 ? amount : negate(amount));
  const count = new Set(rows.map(({ id }) => wholeId(id))).size;
  const total = signed(flow);
  return {
    direction: flow > 0 ? 'received' : 'spent',
    total,
    count,
    average: count === 0 ? ZERO : divide(total, count),
    months: monthsOf(rows, today).map((month) => ({
      month,
      amount: signed(
        sum(rows.filter(({ date }) => monthOf(date) === month).map(({ amount }) => amount)),
      ),
    })),
    streams: recurringStreams(transactions, today).filter(isNamed),
  };
}
