import { savingsRate } from '../movement/savings-rate';
import { recentMonths } from '../plan/recent-months';
import { EXCELLENT_SAVINGS_PERCENT } from '../plan/thresholds';
import { ramp, type Scored } from './factor';

/** Savings rate of the last three months, 0–100 with 20 % as best; null without income. */
export function savingsRateScore(financialData: Scored): number | null {
  const percent = savingsRate(recentMonths(financialData));
  return percent === null ? null : ramp(percent, { worst: 0, best: EXCELLENT_SAVINGS_PERCENT });
}
