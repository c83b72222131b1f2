import { add, percentOf, subtract } from '../../money';
import type { Transaction } from '../entities';
import { isSetAside } from './kind';
import { totalIncome, totalSpending } from './totals';

/**
 * Percent of income that was not consumed, unrounded; money put into savings or investments counts as kept.
 * Below zero when more was consumed than earned, null without income.
 */
export function savingsRate(transactions: readonly Transaction[]): number | null {
  const income = totalIncome(transactions);
  if (income === 0) return null;
  const setAside = totalSpending(transactions.filter(isSetAside));
  const kept = add(subtract(income, totalSpending(transactions)), setAside);
  return percentOf(kept, income);
}
