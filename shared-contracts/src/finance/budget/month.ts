import type { Cents } from '../../money';
import { categoryKey, type CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { inMonth } from '../movement/months';

export type CategoryAmounts = Readonly<Partial<Record<CategoryKey, Cents>>>;

export function budgetFor(budget: Budget, month: IsoMonth): CategoryAmounts {
  return { ...budget.standard, ...budget.months[month] };
}

export interface BudgetMonth {
  readonly assigned: CategoryAmounts;
  readonly spent: CategoryAmounts;
}

export function budgetMonth(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
): BudgetMonth {
  const spent = categorySpending(inMonth(transactions, month));
  return {
    assigned: budgetFor(budget, month),
    spent: Object.fromEntries(spent.map((s) => [categoryKey(s.category), s.amount])),
  };
}
