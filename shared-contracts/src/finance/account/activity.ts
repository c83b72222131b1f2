import { sum, type Cents } from '../../money';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';

/** Window of the accounts screen's activity figure, in days (P1-9-11). */
const ACTIVITY_DAYS = 30;

/** Signed sum of one account's transactions dated `days` days before `today` or later (P1-5-9). */
export function recentActivity(
  transactions: readonly Transaction[],
  accountId: string,
  today: IsoDate,
  days = ACTIVITY_DAYS,
): Cents {
  const from = addDays(today, -days);
  return sum(
    transactions.flatMap((t) => (t.accountId === accountId && t.date >= from ? [t.amount] : [])),
  );
}

/** How many transactions the account has, over all time. */
export function transactionCount(transactions: readonly Transaction[], accountId: string): number {
  return transactions.filter((t) => t.accountId === accountId).length;
}
