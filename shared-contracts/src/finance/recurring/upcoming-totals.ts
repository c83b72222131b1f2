import { type Cents, sum } from '../../money';
import type { UpcomingPayment } from './upcoming';

/** Expected money, in cents; both amounts are positive. */
export interface UpcomingTotals {
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
}

/** What the expected deposits and payments add up to. */
export function upcomingTotals(payments: readonly UpcomingPayment[]): UpcomingTotals {
  const total = (direction: 'in' | 'out') =>
    sum(payments.flatMap((p) => (p.stream.direction === direction ? [p.amount] : [])));
  return { moneyIn: total('in'), moneyOut: total('out') };
}
