import { divide } from '../../money';
import { keyOf } from '../categories/user-category';
import { addMonths, monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { categorySpending } from '../movement/category-spending';
import { monthsWithData } from '../movement/months';
import type { CategoryAmounts } from './month';

/**
 * Averages spending over the three months before `month`; months without transactions do not count,
 * so that a short history does not lower the average.
 */
export function threeMonthAverage(
  transactions: readonly Transaction[],
  month: IsoMonth,
): CategoryAmounts {
  const from = addMonths(month, -3);
  const earlier = transactions.filter(({ date }) => monthOf(date) >= from && monthOf(date) < month);
  const months = monthsWithData(earlier).length;
  return Object.fromEntries(
    categorySpending(earlier).map((s) => [keyOf(s), divide(s.amount, months)]),
  );
}
