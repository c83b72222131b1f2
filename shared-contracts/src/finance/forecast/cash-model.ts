import type { IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import type { RecurringStream } from '../recurring/stream';
import { knownRhythms } from '../recurring/streams';
import { type Everyday, everydayOf } from './everyday';

/** A payment or deposit with a rhythm, and the variance of its own amounts in square cents. */
export interface VaryingStream {
  readonly stream: RecurringStream;
  readonly variance: number;
}

/** All that a day's rows say about the days after it. */
export interface CashModel {
  readonly asOf: IsoDate;
  readonly streams: readonly VaryingStream[];
  readonly everyday: Everyday;
}

const LATEST_PAYMENTS = 12;

function varianceOf(stream: RecurringStream, amounts: ReadonlyMap<string, number>): number {
  const latest = stream.transactionIds.slice(-LATEST_PAYMENTS);
  const distances = latest.map(
    (id) => (Math.abs(amounts.get(id) ?? stream.typicalAmount) - stream.typicalAmount) ** 2,
  );
  return distances.reduce((total, each) => total + each, 0) / Math.max(distances.length, 1);
}

/** Reads rows of cash accounts up to a day, that day included; later rows have no influence. */
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
  };
}
