import type { Cents } from '../../money';
import { categoryKey, type CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { inMonth } from '../movement/months';
import { budgetFor } from './budget-for';

/** Cents per category; a category without an amount is absent. */
export type CategoryAmounts = Readonly<Partial<Record<CategoryKey, Cents>>>;

/** What the budget of one month is computed from, and what the api sends of it. */
export interface BudgetMonth {
  /** A category without a budget is absent. */
  readonly assigned: CategoryAmounts;
  /** All spending of the month, budgeted or not. */
  readonly spent: CategoryAmounts;
}

/** The budget and the spending of one month. */
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
