import { abs, percentOf, subtract, ZERO, type Cents } from '../../money';
import type { NetWorthPoint } from '../entities';

/** Movement of net worth: `amount` in cents, `percent` a whole number with the sign of `amount`. */
export interface NetWorthChange {
  readonly amount: Cents;
  readonly percent: number;
}

/**
 * Change of net worth against the second-to-last value of the history (P1-2.6-22).
 * Percent is 0 when that value is 0; both are 0 when the history has fewer than two points.
 */
export function netWorthChange(current: Cents, history: readonly NetWorthPoint[]): NetWorthChange {
  const previous = history.at(-2);
  if (!previous) return { amount: ZERO, percent: 0 };
  const amount = subtract(current, previous.value);
  return { amount, percent: Math.round(percentOf(amount, abs(previous.value))) || 0 };
}
