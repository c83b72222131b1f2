import { type Cents, subtract, sum } from '../../money';
import type { BudgetMonth, CategoryAmounts } from './month';

/**
 * The three budget cards, in cents. `spent` is all spending of the month, so it equals the figure of the spending
 * screen. `remaining` is below zero when more was spent than budgeted; without a budget, nothing can remain.
 */
export type BudgetTotals = { readonly spent: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);

/** What is budgeted in all, in cents; null without a budget. */
export function totalBudgeted(assigned: CategoryAmounts): Cents | null {
  const amounts = Object.values(assigned);
  return amounts.length === 0 ? null : sum(amounts);
}

/** The totals of a month. */
export function budgetTotals({ assigned, spent }: BudgetMonth): BudgetTotals {
  const budgeted = totalBudgeted(assigned);
  const total = sum(Object.values(spent));
  if (budgeted === null) return { spent: total, budgeted, remaining: null };
  return { spent: total, budgeted, remaining: subtract(budgeted, total) };
}
