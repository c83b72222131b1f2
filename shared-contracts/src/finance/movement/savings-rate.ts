import { add, percentOf, subtract } from '../../money';
import type { Transaction } from '../entities';
import { totalSetAside } from './set-aside';
import { totalIncome, totalSpending } from './totals';

/** Returns the unrounded percentage of income that was not consumed; null without income. */
export function savingsRate(transactions: readonly Transaction[]): number | null {
  const income = totalIncome(transactions);
  if (income === 0) return null;
  const setAside = totalSetAside(transactions);
  const saved = add(subtract(income, totalSpending(transactions)), setAside);
  return percentOf(saved, income);
}
