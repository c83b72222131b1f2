import { allocate, cents, sum, ZERO, type Cents } from '../../../money';
import type { Transaction } from '../../entities';
import { categorySpending, type CategorySpending } from './category-spending';

export interface SpendingSlice extends CategorySpending {
  readonly percentage: number;
}

interface SpendingBreakdown {
  readonly categories: readonly SpendingSlice[];
  readonly total: Cents;
}

const isCharge = ({ amount }: CategorySpending): boolean => amount > 0;

const WHOLE_PERCENT = cents(100);

/** Returns shares of what was charged. A category in the user's favor has none. */
function percentages(categories: readonly CategorySpending[]): number[] {
  const charged = categories.map((slice) => (isCharge(slice) ? slice.amount : ZERO));
  return charged.some((amount) => amount > 0) ? allocate(WHOLE_PERCENT, charged) : charged;
}

/** The amounts add up to `total`, and the percentages to 100 (P1-2.6-23). */
export function spendingBreakdown(transactions: readonly Transaction[]): SpendingBreakdown {
  const categories = categorySpending(transactions);
  const shares = percentages(categories);
  return {
    categories: categories.map((slice, index) => ({ ...slice, percentage: shares[index] ?? 0 })),
    total: sum(categories.map(({ amount }) => amount)),
  };
}
