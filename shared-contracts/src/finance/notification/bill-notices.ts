import { addDays, type IsoDate } from '../civil-date';
import type { RecurringStream } from '../recurring/stream';
import { upcoming } from '../recurring/upcoming';
import type { Notice } from './notice';

/** A payment is announced this many days ahead. */
const AHEAD_DAYS = 7;

/** A price rise is news for this many days. */
const RISE_DAYS = 31;

const KEPT: readonly string[] = ['Savings', 'Investments'];

/** Bills that became dearer in the last 31 days. */
export function billIncreases(streams: readonly RecurringStream[], today: IsoDate): Notice[] {
  return streams.flatMap(({ merchant, category, accountId, priceRise, lastDate }): Notice[] =>
    priceRise && lastDate >= addDays(today, -RISE_DAYS)
      ? [{ type: 'bill_increase', date: lastDate, merchant, category, accountId, rise: priceRise }]
      : [],
  );
}

/** Bills and subscriptions due within a week; money put aside for oneself is not a bill. */
export function duePayments(streams: readonly RecurringStream[], today: IsoDate): Notice[] {
  const bills = streams.filter(
    ({ direction, category }) => direction === 'out' && !KEPT.includes(category),
  );
  return upcoming(bills, today, AHEAD_DAYS).map((payment) => ({
    type: payment.stream.category === 'Subscriptions' ? 'subscription_renewal' : 'payment_due',
    date: addDays(payment.date, -AHEAD_DAYS),
    payment,
  }));
}
