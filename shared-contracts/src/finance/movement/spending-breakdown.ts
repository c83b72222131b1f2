import { percentOf, sum, type Cents } from '../../money';
import type { Transaction } from '../entities';
import { categorySpending, type CategorySpending } from './category-spending';

export interface SpendingSlice extends CategorySpending {
  readonly percentage: number;
}

interface SpendingBreakdown {
  readonly categories: readonly SpendingSlice[];
  readonly total: Cents;
}

/**
 * The amounts add up to `total`, but the percentages, rounded one by one, may not add up to 100
 * (P1-2.6-23).
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
