import { type Cents, subtract, sum, ZERO } from '../../money';
import { CATEGORY_KEYS, categoryOfKey } from '../category';
import { setAsideIn } from '../movement/set-aside';
import type { BudgetMonth, CategoryAmounts } from './month';

/**
 * `spent` is all spending of the month, as on the spending screen. Without a budget, nothing can
 * remain. `setAside` is the part of `spent` that went to savings or investments.
 */
export type BudgetTotals = { readonly spent: Cents; readonly setAside: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);

export function totalBudgeted(assigned: CategoryAmounts): Cents | null {
  const amounts = Object.values(assigned);
  return amounts.length === 0 ? null : sum(amounts);
}

function setAsideOf(spent: CategoryAmounts): Cents {
  const keys = CATEGORY_KEYS.map((key) => ({
    category: categoryOfKey(key),
    amount: spent[key] ?? ZERO,
  }));
  return setAsideIn(keys);
}

export function budgetTotals({ assigned, spent }: BudgetMonth): BudgetTotals {
  const budgeted = totalBudgeted(assigned);
  const total = sum(Object.values(spent));
  const setAside = setAsideOf(spent);
  if (budgeted === null) return { spent: total, setAside, budgeted, remaining: null };
  return { spent: total, setAside, budgeted, remaining: subtract(budgeted, total) };
}
