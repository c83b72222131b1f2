import {
  EXCELLENT_SAVINGS_PERCENT,
  MANAGEABLE_DEBT_PERCENT,
  OKAY_SAVINGS_PERCENT,
} from './thresholds';

const STEP = 0.1;

/** Rounds to one decimal, without a negative zero. */
export const tenths = (value: number): number => Math.round(value * 10) / 10 || 0;

/** Rounds to one decimal but never up to a threshold: 19.96 becomes 19.9, because 20 counts as excellent. */
export function shownSavingsRate(percent: number): number {
  const rounded = tenths(percent);
  const overstated = [0, OKAY_SAVINGS_PERCENT, EXCELLENT_SAVINGS_PERCENT].some(
    (threshold) => percent < threshold && rounded === threshold,
  );
  return overstated ? tenths(rounded - STEP) : rounded;
}

/** Rounds to one decimal but never down to the manageable limit: 36.01 becomes 36.1. */
export function shownDebtShare(percent: number): number {
  const rounded = tenths(percent);
  const isUnderstated = percent > MANAGEABLE_DEBT_PERCENT && rounded === MANAGEABLE_DEBT_PERCENT;
  return isUnderstated ? tenths(rounded + STEP) : rounded;
}
