import { type Cents, subtract, sum } from '../../money';
import type { BudgetMonth } from './month';

/**
 * The three budget cards, in cents. `spent` is all spending of the month, so it equals the figure of the spending
 * screen. `remaining` is below zero when more was spent than budgeted; without a budget, nothing can remain.
 */
export type BudgetTotals = { readonly spent: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);

/** The totals of a month. */
export function budgetTotals({ assigned, spent }: BudgetMonth): BudgetTotals {
  const amounts = Object.values(assigned);
  const total = sum(Object.values(spent));
  if (amounts.length === 0) return { spent: total, budgeted: null, remaining: null };
  const budgeted = sum(amounts);
  return { spent: total, budgeted, remaining: subtract(budgeted, total) };
}
