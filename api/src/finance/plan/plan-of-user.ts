import type { FinancialData } from '@halyard/shared-contracts/finance';
import {
  goalNeeds,
  isSpendingKnown,
  planOf,
  type HouseholdPlan,
  planSummary,
  type PlanSummary,
  type WhatIfContext,
} from '@halyard/shared-contracts/long-run';
import type { Db } from '../../db/database';
import { investmentsOf } from '../investment/investments-of';
import { planContext } from './plan-context';
import { tryFutures } from './try-futures';

export interface UserPlan {
  readonly context: WhatIfContext;
  /** The plan is null if no age is known. */
  readonly household: HouseholdPlan | null;
  readonly summary: PlanSummary;
}

export async function planOfUser(db: Db, userId: string, data: FinancialData): Promise<UserPlan> {
  const context = await planContext(db, userId);
  const history = await investmentsOf(db, userId, data);
  const household = planOf(data, context.choices, goalNeeds(data.goals));
  const isPlan = household !== null && isSpendingKnown(household);
  const outcome = isPlan ? await tryFutures(household.plan) : null;
  return { context, household, summary: planSummary(data, context, { outcome, history }) };
}
