import { abs, subtract, type Cents } from '../../money';

/** `amount` is positive. `difference` is above zero when less was spent than budgeted. */
export interface BudgetVariance {
  readonly kind: 'more' | 'less' | 'exact';
  readonly amount: Cents;
  readonly difference: Cents;
}

/** The kind is 'exact' only if both are equal to the cent (P2-2.income-7). */
export function budgetVariance(budgeted: Cents, actual: Cents): BudgetVariance {
  const kind = actual > budgeted ? 'more' : actual < budgeted ? 'less' : 'exact';
  const difference = subtract(budgeted, actual);
  return { kind, amount: abs(difference), difference };
}
