import { subtract, sum, type Cents } from '../../money';
import type { IsoMonth } from '../civil-date';
import type { Budget, Transaction } from '../entities';
import { inMonth } from '../movement/months';
import { totalSpending } from '../movement/totals';
import { budgetFor } from './budget-for';

/** The three budget cards, in cents; `remaining` is below zero when over budget. */
export interface BudgetTotals {
  readonly budgeted: Cents;
  readonly spent: Cents;
  readonly remaining: Cents;
}

/** Totals of a month. `spent` is all spending, budgeted or not, so it agrees with the spending screen to the cent. */
export function budgetTotals(
  budget: Budget,
  transactions: readonly Transaction[],
  month: IsoMonth,
): BudgetTotals {
  const budgeted = sum(Object.values(budgetFor(budget, month)));
  const spent = totalSpending(inMonth(transactions, month));
  return { budgeted, spent, remaining: subtract(budgeted, spent) };
}
