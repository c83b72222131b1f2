import { scale, type Cents } from '../../money';

/** Plans longer than a hundred years count as never ending. */
export const MAX_MONTHS = 1200;

/** A yearly percent as the fraction charged per month: 12 → 0.01. */
export function monthlyRate(aprPercent: number): number {
  return aprPercent / 1200;
}

/** One month of interest on what is owed, rounded to the cent. */
export function monthlyInterest(balance: Cents, aprPercent: number): Cents {
  return scale(balance, monthlyRate(aprPercent));
}
