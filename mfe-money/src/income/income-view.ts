import {
  type AveragePaystub,
  averagePaystub,
  type BudgetVariance,
  budgetVariance,
  monthlyNetIncome,
  netCashFlow,
  type Paystub,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

interface NetIncome {
  readonly amount: Cents;
  readonly basis: 'paystubs' | 'deposits';
}

export interface BudgetComparison {
  readonly budgeted: Cents;
  readonly actual: Cents;
  readonly variance: BudgetVariance;
}

export interface IncomeView {
  readonly average: AveragePaystub | null;
  readonly netIncome: NetIncome;
  readonly spending: Cents;
  readonly netCashFlow: Cents;
  readonly comparison: BudgetComparison | null;
  readonly paystubs: readonly Paystub[];
}

function netIncomeOf({ received }: IncomeAnswer, average: AveragePaystub | null): NetIncome {
  return average === null
    ? { amount: received, basis: 'deposits' }
    : { amount: monthlyNetIncome(average.net), basis: 'paystubs' };
}

function comparisonOf({ budgeted, spent }: IncomeAnswer): BudgetComparison | null {
  if (budgeted === 0) return null;
  return {
    budgeted,
    actual: spent,
    variance: budgetVariance(budgeted, spent),
  };
}

export function incomeView(answer: IncomeAnswer): IncomeView {
  const average = averagePaystub(answer.paystubs);
  const netIncome = netIncomeOf(answer, average);
  return {
    average,
    netIncome,
    spending: answer.spent,
    netCashFlow: netCashFlow(netIncome.amount, answer.spent),
    comparison: comparisonOf(answer),
    paystubs: answer.paystubs.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
  };
}
