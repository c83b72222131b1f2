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

/** With fewer factors, one account would decide the whole score. */
const LEAST_FACTORS = 3;

/** Returns the weighted mean of the known factors, from 0 to 100, or null with fewer than three. */
export function score(factors: readonly ScoreFactor[]): number | null {
  if (factors.length < LEAST_FACTORS) return null;
  const weight = factors.reduce((total, factor) => total + factor.weight, 0);
  return Math.round(factors.reduce((total, f) => total + f.score * f.weight, 0) / weight);
}
