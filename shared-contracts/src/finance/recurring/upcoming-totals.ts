import { abs, type Cents, sum } from '../../money';
import { type Categorized, categoryFacts } from '../categories/user-category';
import type { Occurrence } from '../schedule/occurrences';
import type { RecurringStream } from './stream';
import type { UpcomingPayment } from './upcoming';

/** All amounts are positive cents of expected money. */
export interface UpcomingTotals {
  readonly moneyIn: Cents;
  readonly moneyOut: Cents;
  /** The user moves it to own accounts, so it is in neither of the two (P3-B1-1). */
  readonly moved: Cents;
}

/** The money stays the user's own, because it is put aside. */
export function isOwnTransfer(stream: Categorized): boolean {
  return categoryFacts(stream).kind === 'saving';
}

export function upcomingTotals(
  payments: readonly UpcomingPayment[],
  own: readonly Pick<Occurrence, 'item'>[] = [],
): UpcomingTotals {
  const total = (belongs: (stream: RecurringStream) => boolean) =>
    payments.flatMap(({ stream, amount }) => (belongs(stream) ? [amount] : []));
  const items = (sign: number) =>
    own.flatMap(({ item: { amount } }) => (Math.sign(amount) === sign ? [abs(amount)] : []));
  const goes = (way: RecurringStream['direction']) => (stream: RecurringStream) =>
    stream.direction === way && !isOwnTransfer(stream);
  return {
    moneyIn: sum([...total(goes('in')), ...items(1)]),
    moneyOut: sum([...total(goes('out')), ...items(-1)]),
    moved: sum(total((stream) => stream.direction === 'out' && isOwnTransfer(stream))),
  };
}
