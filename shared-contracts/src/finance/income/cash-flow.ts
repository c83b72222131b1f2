import { type Cents, sum } from '../../money';
import type { Paystub } from '../entities';
import { netCashFlow } from '../movement/totals';
import type { IncomeBasis } from './annual-income';
import { averagePaystub } from './average-paystub';
import type { IncomeSource } from './income-source';
import { monthlyIncome, monthlyNetIncome } from './monthly-income';

/** The label of a figure names its basis. */
export type MonthIncomeBasis = IncomeBasis | 'paystubs' | 'received';

export interface MonthIncome {
  readonly amount: Cents;
  readonly basis: MonthIncomeBasis;
}

export interface CashFlow {
  readonly income: MonthIncome | null;
  readonly spending: Cents;
  /** It is income minus spending (P2-9-3). */
  readonly net: Cents | null;
}

interface KnownIncome {
  readonly annualIncome: Cents | null;
  readonly incomeBasis: IncomeBasis | null;
  readonly incomeSources: readonly Pick<IncomeSource, 'yearly'>[];
  readonly paystubs: readonly Paystub[];
  readonly received: Cents;
}

/** Returns a twelfth of the annual income (P2-9-1). */
export function usualIncome({
  annualIncome,
  incomeBasis,
}: Pick<KnownIncome, 'annualIncome' | 'incomeBasis'>): MonthIncome | null {
  if (annualIncome === null || incomeBasis === null) return null;
  return { amount: monthlyIncome(annualIncome), basis: incomeBasis };
}

/** Returns income after tax from paystubs (P2-9-2), or else from regular deposits, or else what arrived. */
export function takeHomeIncome({ incomeSources, paystubs, received }: KnownIncome): MonthIncome {
  const average = averagePaystub(paystubs);
  if (average) return { amount: monthlyNetIncome(average.net), basis: 'paystubs' };
  if (incomeSources.length === 0) return { amount: received, basis: 'received' };
  const yearly = sum(incomeSources.map((source) => source.yearly));
  return { amount: monthlyIncome(yearly), basis: 'deposits' };
}

export function cashFlow(income: MonthIncome | null, spending: Cents): CashFlow {
  return { income, spending, net: income && netCashFlow(income.amount, spending) };
}
