import { sum, type Cents } from '../../money';
import { addDays, type IsoDate } from '../civil-date';
import type { Transaction } from '../entities';

const ACTIVITY_DAYS = 30;

/** Returns the signed sum of the account's amounts since `days` days before `today` (P1-5-9). */
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

export function transactionCount(transactions: readonly Transaction[], accountId: string): number {
  return transactions.filter((t) => t.accountId === accountId).length;
}
