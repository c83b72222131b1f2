import { type Cents, sum } from '../../money';
import { BUILT_IN_CATEGORIES, keyOf, type UserCategory } from '../categories/user-category';
import type { CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { inMonth } from '../movement/months';

export type CategoryAmounts = Readonly<Record<CategoryKey, Cents>>;

export function budgetFor(budget: Budget, month: IsoMonth): CategoryAmounts {
  return { ...budget.standard, ...budget.months[month] };
}

export interface BudgetMonth {
  readonly assigned: CategoryAmounts;
  readonly spent: CategoryAmounts;
  /** The part of all `spent` that was put aside. */
  readonly setAside: Cents;
  /** Left out if the user changed none. */
  readonly categories?: readonly UserCategory[];
}

export function budgetMonth(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
  categories: readonly UserCategory[] = BUILT_IN_CATEGORIES,
): BudgetMonth {
  const spent = categorySpending(inMonth(transactions, month));
  return {
    categories,
    assigned: budgetFor(budget, month),
    spent: Object.fromEntries(spent.map((s) => [keyOf(s), s.amount])),
    setAside: sum(spent.map(({ setAside }) => setAside)),
  };
}
