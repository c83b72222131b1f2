import { type Cents, subtract, sum } from '../../money';
import type { BudgetMonth, CategoryAmounts } from './month';

/**
 * `spent` is all spending of the month, as on the spending screen. Without a budget, nothing can
 * remain. `setAside` is the part of `spent` that was put aside.
 */
export type BudgetTotals = { readonly spent: Cents; readonly setAside: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);

export function totalBudgeted(assigned: CategoryAmounts): Cents | null {
  const amounts = Object.values(assigned);
  return amounts.length === 0 ? null : sum(amounts);
}

export function budgetTotals({ assigned, spent, setAside }: BudgetMonth): BudgetTotals {
  const budgeted = totalBudgeted(assigned);
  const total = sum(Object.values(spent));
  if (budgeted === null) return { spent: total, setAside, budgeted, remaining: null };
  return { spent: total, setAside, budgeted, remaining: subtract(budgeted, total) };
}
