import { add, subtract, ZERO, type Cents } from '../../../money';
import type { Categorized } from '../../categories/user-category';
import type { Category } from '../../category';
import type { Transaction } from '../../entities';
import { spendingParts } from './spending-parts';

/** `amount` is purchases minus refunds, so it is below zero when refunds exceed purchases. `count` includes refunds. */
export interface CategorySpending extends Categorized {
  readonly amount: Cents;
  /** This part of `amount` was put aside. */
  readonly setAside: Cents;
  readonly count: number;
}

export function categorySpending(transactions: readonly Transaction[]): CategorySpending[] {
  const byCategory = new Map<Category, CategorySpending>();
  for (const { category, custom, amount, setAside } of transactions.flatMap(spendingParts)) {
    const known = byCategory.get(category);
    byCategory.set(category, {
      category,
      ...(custom && { custom }),
      amount: subtract(known?.amount ?? ZERO, amount),
      setAside: add(known?.setAside ?? ZERO, setAside),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...byCategory.values()].sort((a, b) => b.amount - a.amount);
}
