import {
  breakWords,
  chanceOf100,
  type HouseholdPlan,
  intervalWords,
  LIKELY_OF_100,
  type Outcome,
  isSpendingKnown,
} from '@halyard/shared-contracts/long-run';
import type { AheadRequest } from '../answer-request';
import { say } from '../../fact/figured-text';
import { link, type Part, sentence, table } from '../parts';
import { birthDateMissing, spendingMissing } from './missing';
import type { Trying } from './outlook';
import { assumptionsText, chanceCell, chanceText, planWith } from './plan-text';
import { PROJECTION_SOURCES_SAID } from './sources';

/** Later retirement ages are tried only if the plan has one. */
const LATEST = 75;

const latestOf = ({ retirementAge: own, lastAge }: HouseholdPlan['plan']): number =>
  Math.min(lastAge - 1, Math.max(LATEST, own));

const OPEN = link('Open the years ahead', '/wealth-plan');

const isLikely = (outcome: Outcome): boolean => chanceOf100(outcome) >= LIKELY_OF_100;

const closing = (household: HouseholdPlan): Part[] => [
  ...assumptionsText(household),
  PROJECTION_SOURCES_SAID,
  OPEN,
];

export function* moneyLasts(request: AheadRequest): Trying<Part[]> {
  const household = planWith(request);
  if (!household) return birthDateMissing();
  if (!isSpendingKnown(household)) return spendingMissing();
  const { plan } = household;
  const outcome = yield plan;
  const broken = breakWords(outcome);
  const from =
    plan.age < plan.retirementAge ? ` if you retire at ${String(plan.retirementAge)}` : '';
  return [
    sentence(say`${chanceText(outcome, plan.lastAge)}${from}.`),
    sentence(say`${intervalWords(outcome)}.`),
    ...(broken === null ? [] : [sentence(say`${broken}`)]),
    ...closing(household),
  ];
}

interface Tried {
  readonly age: number;
  readonly outcome: Outcome;
}

/** Finds the age by halving, because retiring later never lowers the chance. */
function* earliestAge(request: AheadRequest, first: number, latest: number): Trying<Tried | null> {
  let [low, high] = [first, latest];
  let best: Tried | null = null;
  while (low <= high) {
    const age = Math.floor((low + high) / 2);
    const household = planWith(request, { retirementAge: age });
    if (!household) return null;
    const outcome = yield household.plan;
    if (isLikely(outcome)) {
      best = { age, outcome };
      high = age - 1;
    } else low = age + 1;
  }
  return best;
}

function* tableOf(request: AheadRequest, ages: readonly number[], lastAge: number): Trying<Part> {
  const rows = [];
  for (const age of ages) {
    const household = planWith(request, { retirementAge: age });
    if (household) rows.push([say`${String(age)}`, chanceCell(yield household.plan)]);
  }
  return table('Tried futures by age', ['Retire at', `Money lasts to ${lastAge}`], rows);
}

function* atAge(request: AheadRequest, age: number): Trying<Part[]> {
  const household = planWith(request, { retirementAge: age });
  if (!household) return birthDateMissing();
  const { plan } = household;
  if (age <= plan.age || age >= plan.lastAge)
    return [
      sentence(
        say`You are ${String(plan.age)}, and the plan ends at ${String(plan.lastAge)}, so retiring at ${String(age)} cannot be tried.`,
      ),
      OPEN,
    ];
  const outcome = yield plan;
  return [
    sentence(say`${chanceText(outcome, plan.lastAge)} if you retire at ${String(age)}.`),
    sentence(say`${intervalWords(outcome)}.`),
    ...closing(household),
  ];
}

/** Finds the earliest age at which money lasts in most futures, or says what a given age leads to. */
export function* retirementAge(request: AheadRequest): Trying<Part[]> {
  const household = planWith(request);
  if (!household) return birthDateMissing();
  if (!isSpendingKnown(household)) return spendingMissing();
  const { plan } = household;
  const { target } = request.query;
  if (target !== null) return yield* atAge(request, target);
  if (plan.age >= plan.retirementAge)
    return [
      sentence(
        say`You are ${String(plan.age)}, and the plan takes you as retired since ${String(plan.retirementAge)}.`,
      ),
      ...(yield* moneyLasts(request)),
    ];
  const latest = latestOf(plan);
  const found = yield* earliestAge(request, plan.age + 1, latest);
  const least = String(LIKELY_OF_100);
  const ages = found ? [found.age - 1, found.age, plan.retirementAge] : [plan.retirementAge];
  const shown = [...new Set(ages)].filter((age) => age > plan.age).toSorted((a, b) => a - b);
  return [
    sentence(
      found
        ? say`${String(found.age)} is the earliest age of retirement at which your money lasts to ${String(plan.lastAge)} in at least ${least} of 100 tried futures.`
        : say`At no age of retirement up to ${String(latest)} does your money last to ${String(plan.lastAge)} in ${least} of 100 tried futures.`,
    ),
    yield* tableOf(request, shown, plan.lastAge),
    sentence(say`The limit of ${least} of 100 is Halyard’s own; a plan can need more or less.`),
    ...closing(household),
  ];
}
