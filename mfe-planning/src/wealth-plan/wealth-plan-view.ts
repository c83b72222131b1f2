import {
  type HealthInsight,
  healthInsights,
  type FinancialData,
  incomeBasis,
  type IncomeBasis,
  type MoneyFlow,
  moneyFlow,
  type RecommendedAction,
  recommendedActions,
} from '@halyard/shared-contracts/finance';

export type PlanData = Pick<
  FinancialData,
  'source' | 'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

export interface WealthPlanView {
  readonly flow: MoneyFlow;
  readonly basis: IncomeBasis | null;
  readonly actions: readonly RecommendedAction[];
  readonly insights: readonly HealthInsight[];
}

export function wealthPlanView(financialData: PlanData): WealthPlanView {
  return {
    flow: moneyFlow(financialData),
    basis: incomeBasis(financialData),
    actions: recommendedActions(financialData),
    insights: healthInsights(financialData),
  };
}
