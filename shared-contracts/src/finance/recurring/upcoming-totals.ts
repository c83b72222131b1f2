import { type Cents, sum } from '../../money';
import { type Categorized, categoryFacts } from '../categories/user-category';
import type { RecurringStream } from './stream';
import type { UpcomingPayment } from './upcoming';

/** Expected money, in cents; all amounts are positive. */
export interface UpcomingTotals {
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  /** What the user moves to own accounts, which is in neither of them (P3-B1-1). */
  readonly moved: Cents;
}

/** Whether the money stays the user's own, because it is put aside. */
export function isOwnTransfer(stream: Categorized): boolean {
  return categoryFacts(stream).kind === 'saving';
}

/** What the expected deposits and payments add up to. */
export function upcomingTotals(payments: readonly UpcomingPayment[]): UpcomingTotals {
  const total = (belongs: (stream: RecurringStream) => boolean) =>
    sum(payments.flatMap(({ stream, amount }) => (belongs(stream) ? [amount] : [])));
  return {
    moneyIn: total((stream) => stream.direction === 'in' && !isOwnTransfer(stream)),
    moneyOut: total((stream) => stream.direction === 'out' && !isOwnTransfer(stream)),
    moved: total((stream) => stream.direction === 'out' && isOwnTransfer(stream)),
  };
}
