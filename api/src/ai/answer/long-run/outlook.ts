import type { FinancialData, InvestmentHistory } from '@halyard/shared-contracts/finance';
import {
  futureSteps,
  type LongPlan,
  type Outcome,
  type WhatIfContext,
} from '@halyard/shared-contracts/long-run';
import { decodeAssumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';

export interface Outlook {
  readonly context: WhatIfContext;
  readonly history: InvestmentHistory;
}

export const NO_OUTLOOK: Outlook = {
  context: { choices: decodeAssumptions(NO_ASSUMPTIONS), family: null },
  history: { trades: [], values: [], flowsFrom: [], notes: { purchases: [], expenseRatios: [] } },
};

/** This is an answer that yields each plan that it needs simulated. */
export type Trying<Result> = Generator<LongPlan, Result, Outcome>;

const MOST_OUTCOMES = 60;
const outcomesByData = new WeakMap<FinancialData, Map<string, Outcome>>();

/** These are the simulations of one version of the data. */
function outcomesOf(data: FinancialData): Map<string, Outcome> {
  const found = outcomesByData.get(data) ?? new Map<string, Outcome>();
  outcomesByData.set(data, found);
  return found;
}

function store(known: Map<string, Outcome>, key: string, outcome: Outcome): Outcome {
  const [oldest] = known.keys();
  if (known.size >= MOST_OUTCOMES && oldest !== undefined) known.delete(oldest);
  known.set(key, outcome);
  return outcome;
}

function simulate(plan: LongPlan): Outcome {
  const steps = futureSteps(plan, 'blocks');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs an answer and simulates at once what was not simulated before. */
export function triedAtOnce<Result>(answer: Trying<Result>, data: FinancialData): Result {
  const known = outcomesOf(data);
  let step = answer.next();
  while (!step.done) {
    const key = JSON.stringify(step.value);
    step = answer.next(known.get(key) ?? store(known, key, simulate(step.value)));
  }
  return step.value;
}

/** Simulates what an answer needs and serves other requests in between. */
export async function tryAhead(
  answer: Trying<unknown>,
  data: FinancialData,
  tryFutures: (plan: LongPlan) => Promise<Outcome>,
): Promise<void> {
  const known = outcomesOf(data);
  let step = answer.next();
  while (!step.done) {
    const key = JSON.stringify(step.value);
    step = answer.next(known.get(key) ?? store(known, key, await tryFutures(step.value)));
  }
}
