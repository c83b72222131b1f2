import { scale, type Cents } from '../../money';

/** A plan that takes more than a hundred years counts as never ending. */
export const MAX_MONTHS = 1200;

/** Converts a yearly percent to the fraction of a month: 12 becomes 0.01. */
export function monthlyRate(aprPercent: number): number {
  return aprPercent / 1200;
}

export function monthlyInterest(balance: Cents, aprPercent: number): Cents {
  return scale(balance, monthlyRate(aprPercent));
}
