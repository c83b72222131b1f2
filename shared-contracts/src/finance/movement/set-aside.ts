import { sum, type Cents } from '../../money';
import { categoryFacts } from '../category';
import type { Transaction } from '../entities';
import type { CategorySpending } from './category-spending';
import { isSetAside } from './kind';
import { totalSpending } from './totals';

/** The part of the spending that the user put into savings or investments (P3-A2-5). */
export function totalSetAside(transactions: readonly Transaction[]): Cents {
  return totalSpending(transactions.filter(isSetAside));
}

/** The same from the spending of each category. */
export function setAsideIn(
  categories: readonly Pick<CategorySpending, 'category' | 'amount'>[],
): Cents {
  const saving = categories.filter(({ category }) => categoryFacts(category).kind === 'saving');
  return sum(saving.map(({ amount }) => amount));
}
