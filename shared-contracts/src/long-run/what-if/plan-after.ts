import type { FinancialData } from '../../finance';
import { cents, type Cents, scale, subtract, ZERO } from '../../money';
import { goalNeeds } from '../household/goal-needs';
import type { PlanChoices } from '../household/choices';
import { type HouseholdPlan, planOf } from '../household/plan-of';
import { CHILD_YEARS } from '../settings';
import type { WhatIfChanges } from './changes';
import type { DebtCourse } from './debts-after';
import { newHome } from './home';
import type { UsualFlow } from './usual-flow';

const MONTHS = 12;

type Need = HouseholdPlan['plan']['needs'][number];

/** Lost pay is missing in the year in which it would have come. */
function lostPay(months: number, work: Cents): Need[] {
  return [0, 1]
    .map((year) => ({ year, lost: Math.min(MONTHS, Math.max(0, months - year * MONTHS)) }))
    .filter(({ lost }) => lost > 0 && work > 0)
    .map(({ year, lost }) => ({ name: 'Lost pay', year, amount: scale(work, lost) }));
}

function newNeeds(changes: WhatIfChanges, work: Cents): Need[] {
  const down = newHome(changes)?.down ?? ZERO;
  const child = scale(changes.child ?? ZERO, MONTHS);
  return [
    ...(down > 0 ? [{ name: 'The new home', year: 0, amount: down }] : []),
    ...(child > 0
      ? Array.from({ length: CHILD_YEARS }, (_, year) => ({ name: 'A child', year, amount: child }))
      : []),
    ...lostPay(changes.monthsWithoutIncome ?? 0, work),
  ];
}

export interface PlanContext {
  readonly choices: PlanChoices;
  readonly flow: UsualFlow | null;
  readonly debts: DebtCourse;
}

type PlanOwner = Parameters<typeof planOf>[0] & Pick<FinancialData, 'goals'>;

/** Returns the long plan with the changes, or null without an age. Larger payments of debts reduce the saving. */
export function planAfter(
  data: PlanOwner,
  changes: WhatIfChanges,
  { choices, flow, debts }: PlanContext,
): HouseholdPlan | null {
  const retirementAge = changes.retirementAge ?? choices.retirementAge;
  const found = planOf(data, { ...choices, retirementAge }, goalNeeds(data.goals));
  if (!found) return null;
  const { plan } = found;
  const more = subtract(debts.yearly[0] ?? ZERO, plan.debtPayments[0] ?? ZERO);
  const rent = scale(newHome(changes)?.rent ?? ZERO, MONTHS);
  return {
    ...found,
    plan: {
      ...plan,
      debtPayments: debts.yearly,
      saving: cents(plan.saving - more + rent),
      spending: cents(Math.max(0, plan.spending - rent)),
      needs: [...plan.needs, ...newNeeds(changes, flow?.work ?? ZERO)],
      firstYearFall: changes.marketFall ?? 0,
    },
  };
}
