import {
  EXCELLENT_SAVINGS_PERCENT,
  MANAGEABLE_DEBT_PERCENT,
  OKAY_SAVINGS_PERCENT,
} from './thresholds';

const STEP = 0.1;

const oneDecimal = (percent: number): number => Math.round(percent * 10) / 10 || 0;

/**
 * A savings rate in percent as it is printed, with one decimal. Rounding never lifts it to a threshold that it has not
 * reached: 19.96 is printed as 19.9, because 20 would read as excellent. Spending more than income is at least -0.1.
 */
export function shownSavingsRate(percent: number): number {
  const rounded = oneDecimal(percent);
  const overstated = [0, OKAY_SAVINGS_PERCENT, EXCELLENT_SAVINGS_PERCENT].some(
    (threshold) => percent < threshold && rounded === threshold,
  );
  return overstated ? oneDecimal(rounded - STEP) : rounded;
}

/**
 * Debt payments in percent of income as they are printed, with one decimal. Rounding never lowers them to the highest
 * manageable percent: 36.01 is printed as 36.1, because 36 would read as manageable.
 */
export function shownDebtShare(percent: number): number {
  const rounded = oneDecimal(percent);
  const isUnderstated = percent > MANAGEABLE_DEBT_PERCENT && rounded === MANAGEABLE_DEBT_PERCENT;
  return isUnderstated ? oneDecimal(rounded + STEP) : rounded;
}
