import type { Cents } from '../../money';
import { type Category, type CategoryKey, categoryOfKey } from '../category';
import { BUDGETABLE_KEYS } from './group';
import type { BudgetMonth } from './month';

export interface UnbudgetedSpending {
  readonly key: CategoryKey;
  readonly category: Category;
  readonly spent: Cents;
}

/** Returns the largest amount first; together with the budget lines they equal all spending. */
export function unbudgetedSpending({ assigned, spent }: BudgetMonth): UnbudgetedSpending[] {
  return BUDGETABLE_KEYS.flatMap((key) => {
    const amount = spent[key];
    const isBudgeted = assigned[key] !== undefined;
    return amount === undefined || isBudgeted
      ? []
      : { key, category: categoryOfKey(key), spent: amount };
  }).sort((a, b) => b.spent - a.spent);
}
