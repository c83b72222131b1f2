import { demoHousehold } from '@halyard/shared-contracts/demo';
import {
  BLOCK_YEARS,
  goalNeeds,
  type LongPlan,
  marketFor,
  METHODS,
  type Method,
  NO_CHANGES,
  outcomeOf,
  outcomeSteps,
  PATHS,
  planOf,
  SEED,
  SOURCED,
  steadyPath,
  whatIfFigures,
} from '@halyard/shared-contracts/long-run';
import { fromDollars } from '@halyard/shared-contracts/money';
import { decodeAssumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';

const data = demoHousehold();
const NOTHING_CHOSEN = decodeAssumptions(NO_ASSUMPTIONS);
const DRAWS = { seed: SEED, paths: PATHS, blockYears: BLOCK_YEARS };

const market = (method: Method) => marketFor(method, SOURCED.marketReturns.value, DRAWS);

/** These are a person who works for decades, one who lives on savings, and one who pays for homes and children. */
const CHOICES = [
  NOTHING_CHOSEN,
  {
    ...NOTHING_CHOSEN,
    age: 71,
    spending: fromDollars(41_234),
    feePercent: 0.7,
    statePercent: 4.3,
    inflationPercent: 3.1,
  },
  { ...NOTHING_CHOSEN, age: 33, retirementAge: 58, lastAge: 92, status: 'joint' as const },
];

const CHANGES = {
  ...NO_CHANGES,
  extra: fromDollars(215),
  homePrice: fromDollars(412_345),
  homeDown: fromDollars(21_000),
  child: fromDollars(873),
  marketFall: 37,
};

/** Returns every amount that a projection or a what-if shows, in cents, as one text. */
export function longRunFigures(): string {
  return JSON.stringify(
    CHOICES.map((choices) => {
      const { plan } = planOf(data, choices, goalNeeds(data.goals))!;
      const context = { choices, family: { dependents: 2, supportYears: 12 } };
      const { plan: _now, ...now } = whatIfFigures(data, context, NO_CHANGES);
      const { plan: changed, ...then } = whatIfFigures(data, context, CHANGES);
      return {
        outcomes: METHODS.map((method) => outcomeOf(plan, market(method))),
        changed: outcomeOf(changed!, market('blocks')),
        steady: steadyPath(plan, SOURCED.marketReturns.value),
        now,
        then,
      };
    }),
  );
}

/** This plan has accounts of each kind, debts, and taxes over sixty years. */
const LONG: LongPlan = {
  ...planOf(data, { ...NOTHING_CHOSEN, age: 40, lastAge: 99 })!.plan,
  retirementAge: 60,
  accounts: (['open', 'preTax', 'roth'] as const).map((pool) => ({
    pool,
    amount: fromDollars(150_000),
    mix: { stocks: 60, bonds: 30, bills: 10 },
  })),
};

/** Returns how long 5,000 paths over 60 years take, in milliseconds. */
export function projectionMs(method: Method): number {
  const steps = outcomeSteps(LONG, market(method));
  const start = performance.now();
  while (!steps.next().done);
  return performance.now() - start;
}
