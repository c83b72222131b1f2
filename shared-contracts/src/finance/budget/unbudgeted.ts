import { categoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { categorySpending, type CategorySpending } from '../movement/category-spending';
import { inMonth } from '../movement/months';
import { budgetFor } from './budget-for';

/** Spending of a month in categories without a budget, largest first; with budgetLines it makes up all spending. */
export function unbudgetedSpending(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
): CategorySpending[] {
  const assigned = budgetFor(budget, month);
  return categorySpending(inMonth(transactions, month)).filter(
    ({ category }) => assigned[categoryKey(category)] === undefined,
  );
}
