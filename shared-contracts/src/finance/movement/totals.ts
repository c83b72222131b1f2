import { negate, sum, type Cents } from '../../money';
import type { Transaction } from '../entities';
import { isIncome, isSpending } from './kind';

/** Sum of all income, in cents; transfers are left out. */
export function totalIncome(transactions: readonly Transaction[]): Cents {
  return sum(transactions.filter(isIncome).map(({ amount }) => amount));
}

/** Sum of all spending as a positive amount; transfers are left out. */
export function totalSpending(transactions: readonly Transaction[]): Cents {
  return negate(sum(transactions.filter(isSpending).map(({ amount }) => amount)));
}
