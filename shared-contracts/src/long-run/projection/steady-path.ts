import { cents, type Cents } from '../../money';
import { steadyYear } from '../random/market';
import type { MarketReturns } from '../sourced/market-returns';
import { type Break, planRunner } from './path';
import type { LongPlan } from './plan';

export interface SteadyPath {
  readonly wealth: readonly Cents[];
  readonly broken: Break | null;
}

/** Each year grows by the average of history, and prices by the plan's inflation. */
export function steadyPath(plan: LongPlan, returns: MarketReturns): SteadyPath {
  const runner = planRunner(plan);
  const [stocks, bonds, bills] = steadyYear(returns);
  const year = [stocks!, bonds!, bills!, 1 + plan.inflationPercent / 100];
  const market = Float64Array.from(Array.from({ length: runner.years }, () => year).flat());
  const wealth = new Float64Array(runner.years);
  const broken = runner.run(market, wealth);
  return { wealth: Array.from(wealth, cents), broken };
}
