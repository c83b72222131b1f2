import { abs, percentOf, subtract, ZERO, type Cents } from '../../money';
import type { NetWorthPoint } from '../entities';

interface NetWorthChange {
  readonly amount: Cents;
  readonly percent: number;
}

/** Compares `current` with the second-to-last value of the history. `percent` is a whole number (P1-2.6-22). */
export function netWorthChange(current: Cents, history: readonly NetWorthPoint[]): NetWorthChange {
  const previous = history.at(-2);
  if (!previous) return { amount: ZERO, percent: 0 };
  const amount = subtract(current, previous.value);
  return { amount, percent: Math.round(percentOf(amount, abs(previous.value))) || 0 };
}
