import {
  type BudgetGroup,
  CATEGORIES,
  categoryFacts,
  type CategoryKey,
  categoryKey,
  categoryOfKey,
} from '../category';

/** The order of the budget's table. */
export const BUDGETABLE_KEYS: readonly CategoryKey[] = CATEGORIES.filter(
  (category) => categoryFacts(category).budgetGroup !== null,
).map(categoryKey);

/** Returns the group of a category that may have a budget (P2-2.budget-9, R-5.11). */
export function budgetGroup(key: CategoryKey): BudgetGroup {
  return categoryFacts(categoryOfKey(key)).budgetGroup ?? 'variable';
}
