import { subtract, ZERO, type Cents } from '../../money';
import { categoryOfKey, type Category, type CategoryKey } from '../category';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { inMonth } from '../movement/months';
import { budgetFor } from './budget-for';
import { BUDGET_ORDER, budgetGroup, type BudgetGroup } from './group';
import { budgetStatus, type BudgetStatus } from './status';

/** One line of the budget table, in cents; `remaining` is below zero when overspent. */
export interface BudgetLine {
  readonly key: CategoryKey;
  readonly category: Category;
  readonly group: BudgetGroup;
  readonly assigned: Cents;
  readonly spent: Cents;
  readonly remaining: Cents;
  readonly status: BudgetStatus;
}

const line = (key: CategoryKey, assigned: Cents, spent: Cents): BudgetLine => ({
  key,
  category: categoryOfKey(key),
  group: budgetGroup(key),
  assigned,
  spent,
  remaining: subtract(assigned, spent),
  status: budgetStatus(spent, assigned),
});

/** The budgeted categories of a month in table order; a category without a budget has no line (P2-5-2). */
export function budgetLines(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
): BudgetLine[] {
  const assigned = budgetFor(budget, month);
  const spent = new Map(
    categorySpending(inMonth(transactions, month)).map((s) => [s.category, s.amount]),
  );
  return BUDGET_ORDER.flatMap((key) => {
    const amount = assigned[key];
    return amount === undefined ? [] : [line(key, amount, spent.get(categoryOfKey(key)) ?? ZERO)];
  });
}
