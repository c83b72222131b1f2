import type { Cents } from '../../money';
import { netCashFlow } from '../movement/net-cash-flow';
import { monthlyIncome } from './monthly-income';

/** Monthly cash flow in cents; income and net are null while the yearly income is unknown. */
export interface CashFlow {
  readonly monthlyIncome: Cents | null;
  readonly spending: Cents;
  readonly net: Cents | null;
}

/** Monthly income is the annual income / 12; net is below zero when overspending (P2-9-1, P2-9-3). */
export function cashFlow(annualIncome: Cents | null, spending: Cents): CashFlow {
  if (annualIncome === null) return { monthlyIncome: null, spending, net: null };
  const income = monthlyIncome(annualIncome);
  return { monthlyIncome: income, spending, net: netCashFlow(income, spending) };
}
