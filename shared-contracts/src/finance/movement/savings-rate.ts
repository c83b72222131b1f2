import { add, percentOf, subtract } from '../../money';
import type { Transaction } from '../entities';
import { flowTotals } from './flow-totals';

/** Returns the unrounded percentage of income that was not consumed; null without income. */
export function savingsRate(transactions: readonly Transaction[]): number | null {
  const { income, spending, setAside } = flowTotals(transactions);
  if (income === 0) return null;
  const saved = add(subtract(income, spending), setAside);
  return percentOf(saved, income);
}
