import { negate, subtract, sum, type Cents } from '../../money';
import type { Transaction } from '../entities';
import { isIncome } from './kind';
import { spendingParts } from './spending/spending-parts';

/** Sums income in cents without transfers. */
export function totalIncome(transactions: readonly Transaction[]): Cents {
  return sum(transactions.filter(isIncome).map(({ amount }) => amount));
}

/** Sums spending as a positive amount without transfers. */
export function totalSpending(transactions: readonly Transaction[]): Cents {
  return negate(sum(transactions.flatMap(spendingParts).map(({ amount }) => amount)));
}

/** Returns income minus spending, below zero when more was spent. */
export function netCashFlow(income: Cents, spending: Cents): Cents {
  return subtract(income, spending);
}
