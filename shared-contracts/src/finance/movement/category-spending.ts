import { subtract, ZERO, type Cents } from '../../money';
import type { Category } from '../category';
import type { Transaction } from '../entities';
import { isSpending } from './kind';

/** Purchases minus refunds, so `amount` is below zero when more came back; `count` includes refunds. */
export interface CategorySpending {
  readonly category: Category;
  readonly amount: Cents;
  readonly count: number;
}

export function categorySpending(transactions: readonly Transaction[]): CategorySpending[] {
  const byCategory = new Map<Category, CategorySpending>();
  for (const { category, amount } of transactions.filter(isSpending)) {
    const known = byCategory.get(category);
    byCategory.set(category, {
      category,
      amount: subtract(known?.amount ?? ZERO, amount),
      count: (known?.count ?? 0) + 1,
    });
  }
  return [...byCategory.values()].sort((a, b) => b.amount - a.amount);
}
