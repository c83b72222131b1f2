import { sum, type Cents } from '../../../money';
import type { Transaction } from '../../entities';
import { spendingParts } from './spending-parts';

/** The part of the spending that the user put into savings, investments, or an own house (P3-A2-5). */
export function totalSetAside(transactions: readonly Transaction[]): Cents {
  return sum(transactions.flatMap(spendingParts).map(({ setAside }) => setAside));
}
