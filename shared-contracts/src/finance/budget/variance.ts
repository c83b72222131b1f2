import { abs, subtract, type Cents } from '../../money';

/** Actual against budgeted spending; `amount` is the positive difference in cents. */
export interface BudgetVariance {
  readonly kind: 'more' | 'less' | 'exact';
  readonly amount: Cents;
  /** Above zero when less was spent than budgeted. */
  readonly difference: Cents;
}

/** Budget vs Actual (P2-2.income-7): 'exact' only when they agree to the cent. */
export function budgetVariance(budgeted: Cents, actual: Cents): BudgetVariance {
  const kind = actual > budgeted ? 'more' : actual < budgeted ? 'less' : 'exact';
  const difference = subtract(budgeted, actual);
  return { kind, amount: abs(difference), difference };
}
