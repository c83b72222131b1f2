import { type Cents, cents, sum } from '../../money';
import type { CategoryAmounts } from './month';

const STEP = 5_00;

/** Rounds up to $5, because an estimate should not be too small (P3-B4-3). */
export const suggestedAmount = (usual: Cents): Cents => cents(Math.ceil(usual / STEP) * STEP);

/** A category that is one bill has the price of the bill. */
export function suggestedBudget(
  usual: CategoryAmounts,
  bills: CategoryAmounts = {},
): CategoryAmounts {
  const charged = Object.entries(usual).filter(([, amount]) => amount > 0);
  return Object.fromEntries(
    charged.map(([key, amount]) => [key, suggestedAmount(bills[key] ?? amount)]),
  );
}

export const suggestedTotal = (usual: CategoryAmounts, bills: CategoryAmounts = {}): Cents =>
  sum(Object.values(suggestedBudget(usual, bills)));
