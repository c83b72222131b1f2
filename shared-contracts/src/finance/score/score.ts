import { SCORE_FACTORS, type Scored, type ScoreFactor } from './factor';
import { type ScoreInputs, scoreInputs } from './inputs';
import { MEASURES } from './measures';

export function factorsOf(inputs: ScoreInputs): ScoreFactor[] {
  return SCORE_FACTORS.flatMap((key) => {
    const { weight, points } = MEASURES[key];
    const reached = points(inputs);
    return reached === null ? [] : [{ key, score: reached, weight }];
  });
}

export const scoreFactors = (financialData: Scored): ScoreFactor[] =>
  factorsOf(scoreInputs(financialData));

/** Returns how many of the 100 points each factor takes. Together they take what the unrounded score lacks. */
export function lostPoints(
  factors: readonly ScoreFactor[],
): { readonly key: ScoreFactor['key']; readonly lost: number }[] {
  const weight = factors.reduce((total, factor) => total + factor.weight, 0);
  return factors.map(({ key, score: reached, weight: own }) => ({
    key,
    lost: ((MOST - reached) * own) / weight,
  }));
}
const MOST = 100;

/** With fewer factors, one account would decide the whole score. */
const LEAST_FACTORS = 3;

/** Returns the weighted mean of the known factors, from 0 to 100, or null with fewer than three. */
export function score(factors: readonly ScoreFactor[]): number | null {
  if (factors.length < LEAST_FACTORS) return null;
  const weight = factors.reduce((total, factor) => total + factor.weight, 0);
  return Math.round(factors.reduce((total, f) => total + f.score * f.weight, 0) / weight);
}
