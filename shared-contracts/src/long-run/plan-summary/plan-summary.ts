import { NO_CHANGES } from '../what-if/changes';
import { type WhatIfContext, whatIfFigures } from '../what-if/figures';
import { planGaps } from './gaps';
import type { PlanLine } from './line';
import type { PlanNote } from './note';
import { planResults, type ResultFacts, type SummaryData } from './results';
import { planSteps } from './steps';

export type { PlanLine };

export interface PlanSummary {
  readonly results: readonly PlanLine[];
  readonly gaps: readonly PlanNote[];
  /** There are at most three. */
  readonly steps: readonly PlanNote[];
}

/** `outcome` is that of the plan without changes, or null. */
export function planSummary(
  data: SummaryData,
  context: WhatIfContext,
  { outcome, history }: Pick<ResultFacts, 'outcome' | 'history'>,
): PlanSummary {
  const figures = whatIfFigures(data, context, NO_CHANGES);
  const gaps = planGaps(data, context, figures);
  return {
    results: planResults(data, { figures, outcome, history }),
    gaps: gaps.map(({ text, screen }) => ({ text, screen })),
    steps: planSteps(data, gaps),
  };
}
