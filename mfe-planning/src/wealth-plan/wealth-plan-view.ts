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

/** The part of a household that a plan is made from. */
export type PlanData = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

export interface WealthPlanView {
  readonly flow: MoneyFlow;
  /** What the monthly income rests on; null while it is unknown. */
  readonly basis: IncomeBasis | null;
  readonly actions: readonly RecommendedAction[];
  readonly insights: readonly HealthInsight[];
}

/** What the plan says about a user's finances (P2-9-4 to P2-9-8). */
export function wealthPlanView(financialData: PlanData): WealthPlanView {
  return {
    flow: moneyFlow(financialData),
    basis: incomeBasis(financialData),
    actions: recommendedActions(financialData),
    insights: healthInsights(financialData),
  };
}
