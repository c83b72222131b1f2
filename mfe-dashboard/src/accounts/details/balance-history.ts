import {
  addMonths,
  type IsoDate,
  type IsoMonth,
  lastDay,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, subtract, sum } from '@halyard/shared-contracts/money';

/** The balance at the end of a month; of the current month, today's. */
export interface BalancePoint {
  readonly month: IsoMonth;
  readonly balance: Cents;
}

/** Most months that are looked back. */
const MONTHS = 12;

/**
 * One account's balance by month, oldest first, worked back from today's: what was booked later is taken off
 * again. Begins with the month of the first transaction, at most a year back. Pending rows are in no balance yet.
 */
export function balanceHistory(
  balance: Cents,
  transactions: readonly Transaction[],
  today: IsoDate,
): BalancePoint[] {
  const booked = transactions.filter(({ pending }) => !pending);
  const first = booked.reduce((earliest, { date }) => (date < earliest ? date : earliest), today);
  const points: BalancePoint[] = [];
  for (let month = monthOf(today); month >= monthOf(first); month = addMonths(month, -1)) {
    const end = lastDay(month);
    const later = booked.flatMap(({ date, amount }) => (date > end ? [amount] : []));
    points.unshift({ month, balance: subtract(balance, sum(later)) });
    if (points.length === MONTHS) break;
  }
  return points;
}
