import { divide, subtract, type Cents } from '../../money';

/** Monthly cash flow in cents; income and net are null while the yearly income is unknown. */
export interface CashFlow {
  readonly monthlyIncome: Cents | null;
  readonly spending: Cents;
  readonly net: Cents | null;
}

/** Monthly income is the annual income / 12; net is below zero when overspending (P2-9-1, P2-9-3). */
export function cashFlow(annualIncome: Cents | null, spending: Cents): CashFlow {
  if (annualIncome === null) return { monthlyIncome: null, spending, net: null };
  const monthlyIncome = divide(annualIncome, 12);
  return { monthlyIncome, spending, net: subtract(monthlyIncome, spending) };
}
