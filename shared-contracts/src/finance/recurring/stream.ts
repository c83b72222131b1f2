import { abs, cents, divide, add, type Cents } from '../../money';
import type { Categorized } from '../categories/user-category';
import { addDays, type IsoDate } from '../civil-date';
import { graceEnd, RHYTHMS, type Cadence } from './cadence';
import { priceRise, type PriceRise } from './price-rise';
import type { Rhythm } from './rhythm';
import type { WeekdayOfMonth } from './weekday-of-month';

/** A stream is money that comes or goes on a rhythm. Amounts are positive cents; `direction` has the sign. */
export interface RecurringStream extends Categorized {
  readonly merchant: string;
  readonly accountId: string;
  readonly direction: 'in' | 'out';
  readonly cadence: Cadence;
  readonly onDays: readonly number[];
  /** It is set for monthly payments that keep a weekday instead of a day of the month. */
  readonly onWeekday?: WeekdayOfMonth;
  /** It is the price of the last two payments if they are equal, or else the median. */
  readonly typicalAmount: Cents;
  readonly low: Cents;
  readonly high: Cents;
  readonly lastDate: IsoDate;
  readonly nextDate: IsoDate;
  /** The expected day and its days of grace have passed without a payment. */
  readonly missed: boolean;
  readonly priceRise: PriceRise | null;
  /** From 0 to 1, it says how well the payments fit the rhythm, and counts up to six of them. */
  readonly confidence: number;
  /** The oldest comes first. */
  readonly transactionIds: readonly string[];
}

const CERTAIN_AFTER = 6;

const median = (amounts: readonly Cents[]): Cents => {
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]!;
  return divide(add(lower, upper), 2);
};

/** A price that was paid twice is the new price, long before it is the median. */
const typical = (amounts: readonly Cents[]): Cents => {
  const [before, latest] = amounts.slice(-2);
  return latest !== undefined && latest === before ? latest : median(amounts);
};

/** Returns the last day of a stream. One whole payment after the expected one may be missing. */
export function endOf({ cadence, nextDate }: Rhythm): IsoDate {
  return addDays(graceEnd(nextDate, cadence), RHYTHMS[cadence].days);
}

export function streamOf(rhythm: Rhythm, today: IsoDate): RecurringStream {
  const { cadence, rows, onDays, onWeekday, nextDate, quality } = rhythm;
  const latest = rows.at(-1)!;
  const amounts = rows.map(({ amount }) => abs(amount));
  const direction = latest.amount < 0 ? 'out' : 'in';
  return {
    merchant: latest.merchant,
    category: latest.category,
    ...(latest.custom && { custom: latest.custom }),
    accountId: latest.accountId,
    direction,
    cadence,
    onDays,
    ...(onWeekday && { onWeekday }),
    typicalAmount: typical(amounts),
    low: cents(Math.min(...amounts)),
    high: cents(Math.max(...amounts)),
    lastDate: latest.date,
    nextDate,
    missed: today > graceEnd(nextDate, cadence),
    priceRise: direction === 'out' ? priceRise(amounts) : null,
    confidence: Math.min(1, rows.length / CERTAIN_AFTER) * Math.min(1, quality),
    transactionIds: rows.map(({ id }) => id),
  };
}

/** Missed pay may have ended, so forecasts ignore it until it comes again (P3-B1-8). */
export const isDoubtful = ({ missed, direction }: RecurringStream): boolean =>
  missed && direction === 'in';
