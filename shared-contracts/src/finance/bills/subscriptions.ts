import { type Cents, scale, sum } from '../../money';
import { originOf } from '../categories/user-category';
import { addDays, compareDates, type IsoDate } from '../civil-date';
import { PAYMENTS_PER_YEAR } from '../income/regular-income';
import { nextDate } from '../recurring/next-date';
import type { PriceRise } from '../recurring/price-rise';
import type { RecurringStream } from '../recurring/stream';

/** A `Subscription` is paid until the user cancels it. Amounts are positive. */
export interface Subscription {
  readonly name: string;
  readonly amount: Cents;
  readonly cadence: RecurringStream['cadence'];
  readonly yearly: Cents;
  readonly next: IsoDate;
  /** It is the last day on which the user can cancel before the next payment. */
  readonly cancelBy: IsoDate;
  readonly priceRise: PriceRise | null;
}

/** Banks book a payment up to two days after the seller took it. */
const DAYS_BEFORE = 3;

const isSubscription = (stream: RecurringStream): boolean =>
  stream.direction === 'out' && originOf(stream) === 'Subscriptions';

const priceOf = ({ priceRise, typicalAmount }: RecurringStream): Cents =>
  priceRise?.to ?? typicalAmount;

const yearlyCost = (stream: RecurringStream): Cents =>
  scale(priceOf(stream), PAYMENTS_PER_YEAR[stream.cadence]);

function avoidable(stream: RecurringStream, today: IsoDate): IsoDate {
  let date = stream.nextDate;
  while (addDays(date, -DAYS_BEFORE) < today)
    date = nextDate(date, stream.cadence, stream.onDays, stream.onWeekday);
  return date;
}

function subscriptionOf(stream: RecurringStream, today: IsoDate): Subscription {
  return {
    name: stream.merchant,
    amount: priceOf(stream),
    cadence: stream.cadence,
    yearly: yearlyCost(stream),
    next: stream.nextDate,
    cancelBy: addDays(avoidable(stream, today), -DAYS_BEFORE),
    priceRise: stream.priceRise,
  };
}

export interface SubscriptionCosts {
  readonly subscriptions: readonly Subscription[];
  readonly yearly: Cents;
}

export function subscriptionCosts(
  streams: readonly RecurringStream[],
  today: IsoDate,
): SubscriptionCosts {
  const subscriptions = streams
    .filter((stream) => isSubscription(stream) && !stream.missed)
    .map((stream) => subscriptionOf(stream, today))
    .sort((a, b) => b.yearly - a.yearly || compareDates(a.next, b.next));
  return { subscriptions, yearly: sum(subscriptions.map(({ yearly }) => yearly)) };
}
