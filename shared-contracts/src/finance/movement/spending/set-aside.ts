import { sum, type Cents } from '../../../money';
import type { Transaction } from '../../entities';
import { spendingParts } from './spending-parts';

/** Returns the part of the spending that went to savings, investments, or the user's own house (P3-A2-5). */
export function totalSetAside(transactions: readonly Transaction[]): Cents {
  return sum(transactions.flatMap(spendingParts).map(({ setAside }) => setAside));
}
