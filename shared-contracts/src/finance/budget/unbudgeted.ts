import type { Cents } from '../../money';
import {
  budgetable,
  BUILT_IN_CATEGORIES,
  type Categorized,
  inCategory,
} from '../categories/user-category';
import type { CategoryKey } from '../category';
import type { BudgetMonth } from './month';

export interface UnbudgetedSpending extends Categorized {
  readonly key: CategoryKey;
  readonly spent: Cents;
}

/** Returns the largest first. Together with the budget lines, they are all spending. */
export function unbudgetedSpending({
  assigned,
  spent,
  categories = BUILT_IN_CATEGORIES,
}: Omit<BudgetMonth, 'setAside'>): UnbudgetedSpending[] {
  return budgetable(categories)
    .flatMap((custom) => {
      const { id: key } = custom;
      const amount = spent[key];
      const isBudgeted = assigned[key] !== undefined;
      return amount === undefined || isBudgeted
        ? []
        : { key, ...inCategory(custom), spent: amount };
    })
    .sort((a, b) => b.spent - a.spent);
}
