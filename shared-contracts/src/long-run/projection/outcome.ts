import { cents, type Cents } from '../../money';
import type { Market } from '../random/market';
import { PER_YEAR } from '../random/growth';
import { type Interval, wilson } from '../random/wilson';
import { FAN_PERCENTS, PATHS_PER_STEP } from '../settings';
import { type Break, planRunner } from './path';
import type { LongPlan } from './plan';

interface BreakGroup {
  readonly what: Break['what'];
  readonly paths: number;
  /** Half of the failed paths had failed by this age. */
  readonly medianAge: number;
}

export interface Outcome {
  readonly paths: number;
  readonly successes: number;
  /** The chance and its 95 % interval are fractions. */
  readonly chance: number;
  readonly interval: Interval;
  /** For each percentage of `FAN_PERCENTS`, it has the wealth at the end of each year. */
  readonly fan: readonly (readonly Cents[])[];
  readonly breaks: readonly BreakGroup[];
}

const atPercent = (sorted: Float64Array, percents: number): Cents =>
  cents(sorted[Math.max(0, Math.ceil((percents / 100) * sorted.length) - 1)]!);

function groupsOf(broken: readonly Break[], age: number): BreakGroup[] {
  const kinds = [...new Set(broken.map(({ what }) => what))];
  return kinds
    .map((what): BreakGroup => {
      const years = broken
        .filter((each) => each.what === what)
        .map(({ year }) => year)
        .sort((a, b) => a - b);
      const middle = years[Math.floor((years.length - 1) / 2)]!;
      return { what, paths: years.length, medianAge: age + middle };
    })
    .sort((a, b) => b.paths - a.paths);
}

/** Yields between slices of a few milliseconds. */
export function* outcomeSteps(plan: LongPlan, market: Market): Generator<void, Outcome> {
  const runner = planRunner(plan);
  yield;
  const { years } = runner;
  const { paths } = market;
  const ends = Array.from({ length: years }, () => new Float64Array(paths));
  const draw = new Float64Array(years * PER_YEAR);
  const wealth = new Float64Array(years);
  const broken: Break[] = [];
  for (let path = 0; path < paths; path += 1) {
    market.next(draw);
    const first = runner.run(draw, wealth);
    if (first !== null) broken.push(first);
    for (let year = 0; year < years; year += 1) ends[year]![path] = wealth[year]!;
    if (path % PATHS_PER_STEP === PATHS_PER_STEP - 1) yield;
  }
  const fan: Cents[][] = FAN_PERCENTS.map(() => []);
  for (const year of ends) {
    year.sort();
    FAN_PERCENTS.forEach((percents, at) => fan[at]!.push(atPercent(year, percents)));
    yield;
  }
  const successes = paths - broken.length;
  return {
    paths,
    successes,
    chance: successes / paths,
    interval: wilson(successes, paths),
    fan,
    breaks: groupsOf(broken, plan.age),
  };
}

export function outcomeOf(plan: LongPlan, market: Market): Outcome {
  const steps = outcomeSteps(plan, market);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}
