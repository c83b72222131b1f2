import { CATEGORY_KEYS, type CategoryKey } from '../category';

/** Groups of the budget table (P2-2.budget-8). */
export type BudgetGroup = 'fixed' | 'variable' | 'savings' | 'other';

/** Categories of each group in the order they are shown (P2-2.budget-9). */
const GROUPS: Record<Exclude<BudgetGroup, 'other'>, readonly CategoryKey[]> = {
  fixed: ['rent', 'auto_loan', 'student_loan', 'utilities', 'subscriptions', 'phone', 'internet'],
  variable: ['groceries', 'dining_out', 'gas', 'shopping', 'entertainment', 'travel'],
  savings: ['savings', 'investments'],
};

/** Group of a budget line; a category the specification does not place is in 'other'. */
export function budgetGroup(key: CategoryKey): BudgetGroup {
  if (GROUPS.fixed.includes(key)) return 'fixed';
  if (GROUPS.variable.includes(key)) return 'variable';
  return GROUPS.savings.includes(key) ? 'savings' : 'other';
}

const placed = Object.values(GROUPS).flat();

/** Every category key in the order of the budget table: fixed, variable, savings, then the rest. */
export const BUDGET_ORDER: readonly CategoryKey[] = [
  ...placed,
  ...CATEGORY_KEYS.filter((key) => !placed.includes(key)),
];
