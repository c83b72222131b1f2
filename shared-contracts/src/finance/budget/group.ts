import { CATEGORY_KEYS, type CategoryKey } from '../category';

export const BUDGET_GROUPS = ['fixed', 'variable', 'savings'] as const;

export type BudgetGroup = (typeof BUDGET_GROUPS)[number];

const PLACED: Record<BudgetGroup, readonly CategoryKey[]> = {
  fixed: ['rent', 'auto_loan', 'student_loan', 'utilities', 'subscriptions', 'phone', 'internet'],
  variable: ['groceries', 'dining_out', 'gas', 'shopping', 'entertainment', 'travel'],
  savings: ['savings', 'investments'],
};

/** These are income or transfers, so they have no budget. */
const WITHOUT_BUDGET: readonly CategoryKey[] = ['salary', 'income', 'transfer'];

/** Categories that P2-2.budget-9 does not place follow. */
export function budgetGroup(key: CategoryKey): BudgetGroup {
  const placed = BUDGET_GROUPS.find((group) => PLACED[group].includes(key));
  return placed ?? (key === 'auto_insurance' ? 'fixed' : 'variable');
}

const placedKeys = Object.values(PLACED).flat();

export const BUDGET_ORDER: readonly CategoryKey[] = [
  ...placedKeys,
  ...CATEGORY_KEYS.filter((key) => !placedKeys.includes(key)),
];

export const BUDGETABLE_KEYS: readonly CategoryKey[] = BUDGET_ORDER.filter(
  (key) => !WITHOUT_BUDGET.includes(key),
);
