import { cents, percentOf, subtract } from '../../../money';
import type { Liability } from '../../entities';

/** Returns the paid part of the original amount, or null if an amount is unknown. */
export function paidPercent({ balance, original }: Pick<Liability, 'balance' | 'original'>) {
  if (balance === null || !original || original <= 0) return null;
  const paid = subtract(original, cents(Math.max(0, balance)));
  return percentOf(cents(Math.max(0, paid)), original);
}
