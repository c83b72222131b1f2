import {
  type AveragePaystub,
  averagePaystub,
  type BudgetVariance,
  budgetVariance,
  cashFlow,
  type CashFlow,
  isInProgress,
  type Paystub,
  takeHomeIncome,
} from '@halyard/shared-contracts/finance';
import type { Cents } from '@halyard/shared-contracts/money';
import type { IncomeAnswer } from '@halyard/shared-contracts/wire';

export interface BudgetComparison {
  readonly budgeted: Cents;
  readonly actual: Cents;
  readonly variance: BudgetVariance;
}

export interface IncomeView {
  readonly average: AveragePaystub | null;
  readonly flow: CashFlow;
  /** It is a part of the spending. */
  readonly setAside: Cents;
  readonly soFar: boolean;
  readonly comparison: BudgetComparison | null;
  readonly paystubs: readonly Paystub[];
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
  return {
    average: averagePaystub(answer.paystubs),
    flow: cashFlow(takeHomeIncome(answer), answer.spent),
    setAside: answer.setAside,
    soFar: isInProgress(answer.month, answer.today),
    comparison: comparisonOf(answer),
    paystubs: answer.paystubs.toSorted((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : 0)),
  };
}
