import { negate, subtract, sum, type Cents } from '../../money';
import type { Transaction } from '../entities';
import { isIncome } from './kind';
import { spendingParts } from './spending/spending-parts';

/** Transfers are left out. */
export function totalIncome(transactions: readonly Transaction[]): Cents {
  return sum(transactions.filter(isIncome).map(({ amount }) => amount));
}

/** The sum is positive and leaves out transfers. */
export function totalSpending(transactions: readonly Transaction[]): Cents {
  return negate(sum(transactions.flatMap(spendingParts).map(({ amount }) => amount)));
}

export function netCashFlow(income: Cents, spending: Cents): Cents {
  return subtract(income, spending);
}
