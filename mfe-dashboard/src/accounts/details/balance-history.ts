import {
  addMonths,
  type IsoDate,
  type IsoMonth,
  lastDay,
  monthOf,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, subtract, sum } from '@halyard/shared-contracts/money';

export interface BalancePoint {
  readonly month: IsoMonth;
  readonly balance: Cents;
}

const MONTHS = 12;

/** Goes back in time from today's balance. A balance does not include pending rows yet. */
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
