import { divide } from '../../money';
import { keyOf } from '../categories/user-category';
import { addMonths, monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { categorySpending } from '../movement/spending/category-spending';
import { monthsWithData } from '../movement/month/months';
import type { CategoryAmounts } from './month';

/** Averages the three months before `month`. Months without transactions do not count. */
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
