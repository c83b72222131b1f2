import { type Cents, subtract } from '../../money';

/** What is left of income after spending, in cents; below zero when more was spent than came in. */
export function netCashFlow(income: Cents, spending: Cents): Cents {
  return subtract(income, spending);
}
