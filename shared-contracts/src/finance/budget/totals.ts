import { type Cents, subtract, sum } from '../../money';
import { type BudgetMonth, type CategoryAmounts, fundsOf } from './month';

/** `spent` is all spending of the month, and `setAside` is a part of it. Without a budget, `remaining` is null. */
export type BudgetTotals = { readonly spent: Cents; readonly setAside: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);

export function totalBudgeted(assigned: CategoryAmounts): Cents | null {
  const amounts = Object.values(assigned);
  return amounts.length === 0 ? null : sum(amounts);
}

/** Money that was carried over counts as budgeted. */
export function budgetTotals({ spent, setAside, ...month }: BudgetMonth): BudgetTotals {
  const budgeted = totalBudgeted(fundsOf(month));
  const total = sum(Object.values(spent));
  if (budgeted === null) return { spent: total, setAside, budgeted, remaining: null };
  return { spent: total, setAside, budgeted, remaining: subtract(budgeted, total) };
}
