import { type Cents, divide } from '../../money';

/** A month's part of a yearly income, in cents (P2-9-1). */
export function monthlyIncome(annualIncome: Cents): Cents {
  return divide(annualIncome, 12);
}
