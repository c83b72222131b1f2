import {
  accountTypeFacts,
  countedAccounts,
  type FinancialData,
  plannableDebts,
  totalDebt,
  debtsToPayOff,
  emergencyAccounts,
  usualMonthSpending,
} from '../../finance';
import { cents, type Cents, sum, ZERO } from '../../money';
import type { PlanChoices } from '../household/choices';
import { type HouseholdPlan, isSpendingKnown } from '../household/plan-of';
import { steadyPath } from '../projection/steady-path';
import { power } from '../random/power';
import { missingAnswer, needAnswers, needFacts } from '../protection/household-need';
import { coverOf, dimeNeed } from '../protection/life-need';
import { CHILD_YEARS, NET_WORTH_YEARS, USUAL_RETIREMENT_AGE } from '../settings';
import { marketReturns } from '../sourced/market-returns';
import type { WhatIfChanges } from './changes';
import { dataAfter } from './data-after';
import { type DebtCourse, debtCourse } from './debts-after';
import { type GoalDate, goalDates } from './goals-after';
import { planAfter } from './plan-after';
import { costsMore, scoreAfter } from './score-after';
import { usualFlow } from './usual-flow';

export type WhatIfData = Pick<
  FinancialData,
  | 'source'
  | 'accounts'
  | 'liabilities'
  | 'transactions'
  | 'holdings'
  | 'profile'
  | 'goals'
  | 'policies'
  | 'today'
>;

export interface WhatIfContext {
  readonly choices: PlanChoices;
  /** It comes from the fact finder and is null until it is answered. */
  readonly family: {
    readonly dependents: number | null;
    readonly supportYears: number | null;
  } | null;
}

/** The figures are the results of one plan. Null means not known. */
export interface WhatIfFigures {
  readonly debtFree: DebtCourse['free'];
  readonly debtsLeftOut: DebtCourse['leftOut'];
  /** The emergency savings pay this many months of usual spending. */
  readonly emergencyMonths: number | null;
  readonly goals: readonly GoalDate[];
  readonly score: number | null;
  /** It counts debts, income, mortgage, and education. */
  readonly lifeGap: Cents | null;
  /**
   * It has the years of `NET_WORTH_YEARS` in today's dollars with steady growth, and null after the last year of
   * the plan.
   */
  readonly netWorth: readonly (Cents | null)[];
  readonly plan: HouseholdPlan['plan'] | null;
  /** It says what is missing for a plan. */
  readonly planLacks: 'age' | 'spending' | null;
  /** The accounts outside retirement lack this amount for the changes. */
  readonly missing: Cents;
}

const PERCENT = 100;
const MONTHS = 12;

function gapOf(
  data: Pick<FinancialData, 'accounts' | 'liabilities' | 'policies' | 'profile'>,
  { family }: WhatIfContext,
  changes: WhatIfChanges,
): Cents | null {
  const hasChild = (changes.child ?? 0) > 0;
  const known = needAnswers(data, data.profile.income, family);
  const years = hasChild ? Math.max(known.years ?? 0, CHILD_YEARS) : known.years;
  const answers = { ...known, years };
  return missingAnswer(answers) === null ? dimeNeed(needFacts(answers), coverOf(data)).gap : null;
}

function netWorths(
  data: WhatIfData,
  plan: HouseholdPlan['plan'] | null,
  course: DebtCourse,
): (Cents | null)[] {
  if (!plan) return NET_WORTH_YEARS.map(() => null);
  const { wealth } = steadyPath(plan, marketReturns.value);
  const owned = sum(
    countedAccounts(data.accounts)
      .filter(({ type }) => accountTypeFacts(type).isValued)
      .map(({ balance }) => balance),
  );
  const planned = sum(plannableDebts(debtsToPayOff(data)).debts.map(({ balance }) => balance));
  const other = Math.max(0, totalDebt(data.liabilities) - planned);
  return NET_WORTH_YEARS.map((years) => {
    const held = wealth[years - 1];
    const prices = power(1 + plan.inflationPercent / PERCENT, years);
    const owed = (course.owedIn(years * MONTHS) + other) / prices;
    return held === undefined ? null : cents(Math.round(held + owned - owed));
  });
}

function lackOf(household: HouseholdPlan | null): WhatIfFigures['planLacks'] {
  if (!household) return 'age';
  return isSpendingKnown(household) ? null : 'spending';
}

/** Returns everything that a what-if compares. Without changes, these are the figures of the other screens. */
export function whatIfFigures(
  data: WhatIfData,
  context: WhatIfContext,
  changes: WhatIfChanges,
): WhatIfFigures {
  const { choices } = context;
  const age = choices.age ?? data.profile.age;
  const retirementAge = choices.retirementAge ?? USUAL_RETIREMENT_AGE;
  const flow = usualFlow(data, age !== null && age >= retirementAge);
  const { missing, ...owned } = dataAfter(data, changes, { flow, choices });
  const after = { ...data, ...owned };
  const before = debtCourse(data, ZERO);
  const course = debtCourse(after, changes.extra ?? ZERO);
  const { paid } = costsMore(changes);
  const spending = usualMonthSpending(data);
  const monthly = spending === null ? null : spending + paid;
  const saved = sum(emergencyAccounts(after.accounts).map(({ balance }) => balance));
  const household = planAfter({ ...data, liabilities: after.liabilities }, changes, {
    choices,
    flow,
    debts: course,
  });
  const planLacks = lackOf(household);
  const plan = planLacks === null ? (household?.plan ?? null) : null;
  return {
    debtFree: course.free,
    debtsLeftOut: course.leftOut,
    emergencyMonths: monthly === null || monthly <= 0 ? null : saved / monthly,
    goals: goalDates(after, {
      saved: flow?.saved ?? ZERO,
      less: cents((changes.extra ?? 0) + paid),
      waits: flow && flow.work > 0 ? (changes.monthsWithoutIncome ?? 0) : 0,
    }),
    score: scoreAfter(after, changes, { flow, courses: { before, after: course } }),
    lifeGap: gapOf(after, context, changes),
    netWorth: netWorths(after, plan, course),
    plan,
    planLacks,
    missing,
  };
}
