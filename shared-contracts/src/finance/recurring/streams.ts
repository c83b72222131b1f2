import { addDays, compareDates, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from '../movement/kind';
import { streamOf, type RecurringStream } from './stream';

/** How far back a rhythm is looked for: a year and the grace of a yearly bill. */
const HISTORY_DAYS = 400;

const groupBy = (
  transactions: readonly Transaction[],
  key: (transaction: Transaction) => string,
): Transaction[][] => {
  const groups = new Map<string, Transaction[]>();
  for (const transaction of transactions) {
    const group = groups.get(key(transaction));
    if (group) group.push(transaction);
    else groups.set(key(transaction), [transaction]);
  }
  return [...groups.values()];
};

/** A merchant's one stream, or one per fixed price when it sells several (two plans of one company). */
const streamsOf = (history: readonly Transaction[], today: IsoDate): RecurringStream[] => {
  const whole = streamOf(history, today);
  if (whole) return [whole];
  return groupBy(history, ({ amount }) => String(amount)).flatMap(
    (samePrice) => (samePrice.length > 2 ? streamOf(samePrice, today) : null) ?? [],
  );
};

/**
 * Bills, subscriptions and income that come on a rhythm, soonest first. A rhythm needs every gap to fit and
 * amounts that suit its category, so irregular purchases never make one; transfers are left out.
 */
export function recurringStreams(
  transactions: readonly Transaction[],
  today: IsoDate,
): RecurringStream[] {
  const from = addDays(today, -HISTORY_DAYS);
  const recent = transactions
    .filter((t) => t.date >= from && t.date <= today && (isIncome(t) || isSpending(t)))
    .sort((a, b) => compareDates(a.date, b.date));
  return groupBy(recent, (t) => `${t.amount < 0} ${t.merchant.trim().toLowerCase()}`)
    .flatMap((history) => streamsOf(history, today))
    .sort((a, b) => compareDates(a.nextDate, b.nextDate));
}
