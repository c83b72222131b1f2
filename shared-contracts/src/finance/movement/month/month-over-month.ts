import { subtract, ZERO, type Cents } from '../../../money';
import type { Category } from '../../category';
import type { Transaction } from '../../entities';
import { categorySpending } from '../spending/category-spending';

/** Amounts are positive. `change` is above zero when spending grew. */
export interface CategoryChange {
  readonly category: Category;
  readonly current: Cents;
  readonly previous: Cents;
  readonly change: Cents;
}

export function monthOverMonth(
  current: readonly Transaction[],
  previous: readonly Transaction[],
): CategoryChange[] {
  const now = new Map(categorySpending(current).map((s) => [s.category, s.amount]));
  const before = new Map(categorySpending(previous).map((s) => [s.category, s.amount]));
  return [...new Set([...now.keys(), ...before.keys()])].map((category) => {
    const amount = now.get(category) ?? ZERO;
    const earlier = before.get(category) ?? ZERO;
    return { category, current: amount, previous: earlier, change: subtract(amount, earlier) };
  });
}
