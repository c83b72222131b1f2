import type { PastForecast } from './backtest';
import { PRIOR_SCORES } from './prior-scores';
import { levelAt, scoresOf, HORIZON_GROUPS, horizonGroupOf } from './own-scores';
import type { PathDay } from './path';

/**
 * There is one number for each group of days. It says how many spreads the band reaches below or above the expected
 * balance in the middle of the group.
 */
export interface Band {
  readonly low: readonly number[];
  readonly high: readonly number[];
}

/**
 * Sudden events lower a balance more often than they raise it, and the months of one user show few of them. So a
 * band from these months is wider on its lower side.
 */
const MEASURED = { low: 0.04, high: 0.9 };
const UNMEASURED = { low: 0.1, high: 0.9 };

/** The errors of other users count as much as this many months of the user's own. */
const PRIOR_MONTHS = 4;

/** The user's own errors count at most as much as what other users rarely exceed. */
const RARE = 0.05;

/** The band keeps at least this width. */
const NARROWEST = 0.1;

interface Weighted {
  readonly score: number;
  readonly weight: number;
}

function quantile(sorted: readonly Weighted[], share: number): number {
  const wanted = share * sorted.reduce((total, { weight }) => total + weight, 0);
  let before = 0;
  for (const { score, weight } of sorted) {
    before += weight;
    if (before >= wanted) return score;
  }
  return sorted.at(-1)!.score;
}

const weighted = (scores: readonly number[], months: number): Weighted[] =>
  scores.map((score) => ({ score, weight: months / scores.length }));

type Range = readonly [least: number, most: number];

const priorOf = (months: number): Weighted[][] =>
  PRIOR_SCORES.map((scores) => weighted(scores, months));

const RARE_RANGES: readonly Range[] = priorOf(1).map((scores) => [
  quantile(scores, RARE),
  quantile(scores, 1 - RARE),
]);

function byStretch(past: PastForecast): number[][] {
  const groups = Array.from({ length: HORIZON_GROUPS }, (): number[] => []);
  scoresOf(past).forEach((score, index) => {
    const group = horizonGroupOf(index);
    const [least, most] = RARE_RANGES[group]!;
    groups[group]!.push(Math.max(least, Math.min(most, score)));
  });
  return groups;
}

function sortedScores(past: readonly PastForecast[]): Weighted[][] {
  const own = past.map(byStretch);
  return priorOf(PRIOR_MONTHS).map((prior, group) =>
    [...prior, ...own.flatMap((month) => weighted(month[group]!, 1))].sort(
      (a, b) => a.score - b.score,
    ),
  );
}

/** Makes the band from the errors of the user's past forecasts and those of other users. */
export function bandOf(past: readonly PastForecast[]): Band {
  const shares = past.length === 0 ? UNMEASURED : MEASURED;
  const scores = sortedScores(past);
  return {
    low: scores.map((each) => Math.min(-NARROWEST, quantile(each, shares.low))),
    high: scores.map((each) => Math.max(NARROWEST, quantile(each, shares.high))),
  };
}

export const scaled = ({ low, high }: Band, factor: number): Band => ({
  low: low.map((each) => each * factor),
  high: high.map((each) => each * factor),
});

/** Returns the distances from the expected balance in whole cents. `index` is 0 for tomorrow. */
export function edgesOf({ low, high }: Band, { spread }: PathDay, index: number) {
  return {
    below: Math.floor(levelAt(low, index) * spread),
    above: Math.ceil(levelAt(high, index) * spread),
  };
}

export function isInside(band: Band, past: PastForecast, day: PathDay, index: number): boolean {
  const { below, above } = edgesOf(band, day, index);
  const error = past.actual[index]! - day.moved;
  return error >= below && error <= above;
}
