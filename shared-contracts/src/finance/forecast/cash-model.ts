import { daysBetween, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import type { RecurringStream } from '../recurring/stream';
import { knownRhythms } from '../recurring/streams';
import { type Everyday, everydayOf } from './everyday';

/** `variance` is that of the stream's own amounts, in square cents. */
export interface VaryingStream {
  readonly stream: RecurringStream;
  readonly variance: number;
}

export interface CashModel {
  readonly asOf: IsoDate;
  readonly streams: readonly VaryingStream[];
  readonly everyday: Everyday;
  /** It is the average of 30 days, in cents above zero. */
  readonly outPerMonth: number;
}

const MONTH_DAYS = 30;

function outPerMonth(rows: readonly Transaction[], since: IsoDate, asOf: IsoDate): number {
  const out = rows
    .filter(({ pending, date }) => !pending && date <= asOf)
    .reduce((total, { amount }) => total - Math.min(amount, 0), 0);
  return out / Math.max(1, daysBetween(since, asOf) / MONTH_DAYS);
}

const LATEST_PAYMENTS = 12;

function varianceOf(stream: RecurringStream, amounts: ReadonlyMap<string, number>): number {
  const latest = stream.transactionIds.slice(-LATEST_PAYMENTS);
  const distances = latest.map(
    (id) => (Math.abs(amounts.get(id) ?? stream.typicalAmount) - stream.typicalAmount) ** 2,
  );
  return distances.reduce((total, each) => total + each, 0) / Math.max(distances.length, 1);
}

/** Later rows have no influence. */
export function cashModel(rows: readonly Transaction[], since: IsoDate, asOf: IsoDate): CashModel {
  const { streams, explained } = knownRhythms(rows, asOf);
  const amounts = new Map(rows.map(({ id, amount }) => [id, amount]));
  return {
    asOf,
    streams: streams.map((stream) => ({ stream, variance: varianceOf(stream, amounts) })),
    everyday: everydayOf(
      rows.filter(({ id, pending }) => !pending && !explained.has(id)),
      since,
      asOf,
    ),
    outPerMonth: outPerMonth(rows, since, asOf),
  };
}
