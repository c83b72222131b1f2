import { CATEGORY_KEYS, type CategoryKey } from '../category';

/** The groups of the budget table, in the order of the page (P2-2.budget-8). */
export const BUDGET_GROUPS = ['fixed', 'variable', 'savings'] as const;

export type BudgetGroup = (typeof BUDGET_GROUPS)[number];

/** The categories that the specification places, in the order of the table (P2-2.budget-9). */
const PLACED: Record<BudgetGroup, readonly CategoryKey[]> = {
  fixed: ['rent', 'auto_loan', 'student_loan', 'utilities', 'subscriptions', 'phone', 'internet'],
  variable: ['groceries', 'dining_out', 'gas', 'shopping', 'entertainment', 'travel'],
  savings: ['savings', 'investments'],
};

/** Money comes in under these, or moves between own accounts: they have no budget. */
const WITHOUT_BUDGET: readonly CategoryKey[] = ['salary', 'income', 'transfer'];

/** The group of a budget line. Categories that P2-2.budget-9 does not place go where puts them. */
export function budgetGroup(key: CategoryKey): BudgetGroup {
  const placed = BUDGET_GROUPS.find((group) => PLACED[group].includes(key));
  return placed ?? (key === 'auto_insurance' ? 'fixed' : 'variable');
}

const placedKeys = Object.values(PLACED).flat();

/** Every category key in the order of the budget table: fixed, variable, savings, then the rest. */
export const BUDGET_ORDER: readonly CategoryKey[] = [
  ...placedKeys,
  ...CATEGORY_KEYS.filter((key) => !placedKeys.includes(key)),
];

/** Every category that can have a budget, in the order of the table. */
export const BUDGETABLE_KEYS: readonly CategoryKey[] = BUDGET_ORDER.filter(
  (key) => !WITHOUT_BUDGET.includes(key),
);
