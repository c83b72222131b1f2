import {
  type HealthInsight,
  healthInsights,
  type Household,
  incomeBasis,
  type IncomeBasis,
  type MoneyFlow,
  moneyFlow,
  type RecommendedAction,
  recommendedActions,
} from '@halyard/shared-contracts/finance';

/** The part of a household that a plan is made from. */
export type PlanHousehold = Pick<
  Household,
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
export function wealthPlanView(household: PlanHousehold): WealthPlanView {
  return {
    flow: moneyFlow(household),
    basis: incomeBasis(household),
    actions: recommendedActions(household),
    insights: healthInsights(household),
  };
}
