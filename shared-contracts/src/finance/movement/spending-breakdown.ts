import { percentOf, sum, type Cents } from '../../money';
import type { Transaction } from '../entities';
import { categorySpending, type CategorySpending } from './category-spending';

/** A slice of the pie; `percentage` of the total as a whole number. */
export interface SpendingSlice extends CategorySpending {
  readonly percentage: number;
}

/** Spending by category and its total, in cents. */
export interface SpendingBreakdown {
  readonly categories: readonly SpendingSlice[];
  readonly total: Cents;
}

/**
 * Spending by category, largest first, whose amounts add up to `total` (P1-2.6-23).
 * Each percentage is rounded by itself, so together they may miss 100.
 */
export function spendingBreakdown(transactions: readonly Transaction[]): SpendingBreakdown {
  const categories = categorySpending(transactions);
  const total = sum(categories.map(({ amount }) => amount));
  return {
    categories: categories.map((slice) => ({
      ...slice,
      percentage: Math.round(percentOf(slice.amount, total)),
    })),
    total,
  };
}
