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

const isCharge = ({ amount }: CategorySpending): boolean => amount > 0;

/**
 * The amounts add up to `total`, but the percentages, rounded one by one, may not add up to 100
 * (P1-2.6-23). They are shares of what was charged; a category in the user's favor has none.
 */
export function spendingBreakdown(transactions: readonly Transaction[]): SpendingBreakdown {
  const categories = categorySpending(transactions);
  const charged = sum(categories.filter(isCharge).map(({ amount }) => amount));
  return {
    categories: categories.map((slice) => ({
      ...slice,
      percentage: isCharge(slice) ? Math.round(percentOf(slice.amount, charged)) : 0,
    })),
    total: sum(categories.map(({ amount }) => amount)),
  };
}
