import { divide } from '../../money';
import { categoryKey } from '../category';
import { addMonths, monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { monthsWithData } from '../movement/months';
import type { CategoryAmounts } from './month';

/**
 * Average monthly spending per category over the three months before `month`, as a budget to start from.
 * Months without any transaction do not count, so a newcomer's average is not watered down; empty without history.
 */
export function threeMonthAverage(
  transactions: readonly Transaction[],
  month: IsoMonth,
): CategoryAmounts {
  const from = addMonths(month, -3);
  const earlier = transactions.filter(({ date }) => monthOf(date) >= from && monthOf(date) < month);
  const months = monthsWithData(earlier).length;
  return Object.fromEntries(
    categorySpending(earlier).map((s) => [categoryKey(s.category), divide(s.amount, months)]),
  );
}
