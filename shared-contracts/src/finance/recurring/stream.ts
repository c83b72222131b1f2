import { abs, cents, divide, add, type Cents } from '../../money';
import type { Category } from '../category';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { cadenceOf, graceEnd, RHYTHMS, type Cadence } from './cadence';
import { isEvidence } from './evidence';
import { anchorDays, nextDate } from './next-date';
import { priceRise, type PriceRise } from './price-rise';

/** Money that comes or goes on a rhythm. Amounts are positive cents; `direction` has the sign. */
export interface RecurringStream {
  readonly merchant: string;
  readonly category: Category;
  readonly accountId: string;
  readonly direction: 'in' | 'out';
  readonly cadence: Cadence;
  /** Days of the month it keeps: one, two when semimonthly, none for weekly rhythms. */
  readonly onDays: readonly number[];
  /** What to expect: the price of the last two where it was the same, else the median. */
  readonly typicalAmount: Cents;
  readonly low: Cents;
  readonly high: Cents;
  readonly lastDate: IsoDate;
  readonly nextDate: IsoDate;
  /** The expected day and its days of grace have passed without it. */
  readonly missed: boolean;
  readonly priceRise: PriceRise | null;
  /** 0–1: how many of six occurrences were seen. */
  readonly confidence: number;
}

const SURE_AFTER = 6;

const median = (amounts: readonly Cents[]): Cents => {
  const sorted = amounts.toSorted((a, b) => a - b);
  const upper = sorted[Math.floor(sorted.length / 2)]!;
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]!;
  return divide(add(lower, upper), 2);
};

/** A price that has risen is what is paid from then on, long before it is the median. */
const typical = (amounts: readonly Cents[]): Cents => {
  const [before, latest] = amounts.slice(-2);
  return latest !== undefined && latest === before ? latest : median(amounts);
};

/** The stream that a merchant's movements make, oldest first; null without a rhythm or once it has ended. */
export function streamOf(history: readonly Transaction[], today: IsoDate): RecurringStream | null {
  const dates = history.map(({ date }) => date);
  const cadence = cadenceOf(dates);
  const latest = history.at(-1);
  if (!cadence || !latest || !isEvidence(history)) return null;
  const onDays = anchorDays(dates, cadence);
  const expected = nextDate(latest.date, cadence, onDays);
  if (today > addDays(graceEnd(expected, cadence), RHYTHMS[cadence].periodDays)) return null;
  const amounts = history.map(({ amount }) => abs(amount));
  const direction = latest.amount < 0 ? 'out' : 'in';
  return {
    merchant: latest.merchant,
    category: latest.category,
    accountId: latest.accountId,
    direction,
    cadence,
    onDays,
    typicalAmount: typical(amounts),
    low: cents(Math.min(...amounts)),
    high: cents(Math.max(...amounts)),
    lastDate: latest.date,
    nextDate: expected,
    missed: today > graceEnd(expected, cadence),
    priceRise: direction === 'out' ? priceRise(amounts) : null,
    confidence: Math.min(1, history.length / SURE_AFTER),
  };
}
