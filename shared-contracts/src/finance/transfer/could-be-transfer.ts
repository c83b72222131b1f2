import type { Transaction } from '../entities';
import { isPart } from '../movement/part-id';

type Side = Pick<Transaction, 'id' | 'accountId' | 'amount' | 'currency'>;

/** Tells whether a user may link two rows as the sides of one transfer (P3-A2-4). */
export function couldBeTransfer(a: Side, b: Side): boolean {
  return (
    a.amount !== 0 &&
    a.amount === -b.amount &&
    a.currency === b.currency &&
    a.accountId !== b.accountId &&
    !isPart(a) &&
    !isPart(b)
  );
}
