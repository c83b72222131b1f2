import type { Cents } from '../../money';
import { netCashFlow } from '../movement/totals';
import { monthlyIncome } from './monthly-income';

export interface CashFlow {
  readonly monthlyIncome: Cents | null;
  readonly spending: Cents;
  readonly net: Cents | null;
}

/** The net is below zero when overspending, and null without a yearly income (P2-9-1, P2-9-3). */
export function cashFlow(annualIncome: Cents | null, spending: Cents): CashFlow {
  if (annualIncome === null) return { monthlyIncome: null, spending, net: null };
  const income = monthlyIncome(annualIncome);
  return { monthlyIncome: income, spending, net: netCashFlow(income, spending) };
}
