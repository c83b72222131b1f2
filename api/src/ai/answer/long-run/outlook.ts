import type { FinancialData, InvestmentHistory } from '@halyard/shared-contracts/finance';
import {
  futureSteps,
  type LongPlan,
  type Outcome,
  type WhatIfContext,
} from '@halyard/shared-contracts/long-run';
import { decodeAssumptions, NO_ASSUMPTIONS } from '@halyard/shared-contracts/wire';

/** What the years ahead are computed from, besides the figures themselves. */
export interface Outlook {
  readonly context: WhatIfContext;
  readonly history: InvestmentHistory;
}

/** Of a user who assumed and answered nothing. */
export const NO_OUTLOOK: Outlook = {
  context: { choices: decodeAssumptions(NO_ASSUMPTIONS), family: null },
  history: { trades: [], values: [], flowsFrom: [], notes: { purchases: [], expenseRatios: [] } },
};

/** An answer that names each plan whose futures it needs. */
export type Trying<Result> = Generator<LongPlan, Result, Outcome>;

const MOST_KEPT = 60;
const kept = new WeakMap<FinancialData, Map<string, Outcome>>();

/** The outcomes that were tried for one version of a user's data. */
function outcomesOf(data: FinancialData): Map<string, Outcome> {
  const found = kept.get(data) ?? new Map<string, Outcome>();
  kept.set(data, found);
  return found;
}

function keep(known: Map<string, Outcome>, key: string, outcome: Outcome): Outcome {
  const [oldest] = known.keys();
  if (known.size >= MOST_KEPT && oldest !== undefined) known.delete(oldest);
  known.set(key, outcome);
  return outcome;
}

function atOnce(plan: LongPlan): Outcome {
  const steps = futureSteps(plan, 'blocks');
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Runs an answer at once; futures that were not tried before are tried now. */
export function triedAtOnce<Result>(answer: Trying<Result>, data: FinancialData): Result {
  const known = outcomesOf(data);
  let step = answer.next();
  while (!step.done) {
    const key = JSON.stringify(step.value);
    step = answer.next(known.get(key) ?? keep(known, key, atOnce(step.value)));
  }
  return step.value;
}

/** Tries the futures that an answer needs while others are served, so that it then finds them tried. */
export async function tryAhead(
  answer: Trying<unknown>,
  data: FinancialData,
  tryFutures: (plan: LongPlan) => Promise<Outcome>,
): Promise<void> {
  const known = outcomesOf(data);
  let step = answer.next();
  while (!step.done) {
    const key = JSON.stringify(step.value);
    step = answer.next(known.get(key) ?? keep(known, key, await tryFutures(step.value)));
  }
}
