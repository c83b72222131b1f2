import { creditUtilizationScore } from './credit-utilization';
import { debtToIncomeScore } from './debt-to-income';
import { emergencyFundScore } from './emergency-fund';
import { SCORE_FACTORS, type Scored, type ScoreFactor, type ScoreFactorKey } from './factor';
import { investmentDiversityScore } from './investment-diversity';
import { paymentHistoryScore } from './payment-history';
import { savingsRateScore } from './savings-rate';

interface Measure {
  readonly weight: number;
  readonly measure: (financialData: Scored) => number | null;
}

/** Weights add up to 1 (P1-9-8). */
const MEASURES: Record<ScoreFactorKey, Measure> = {
  debt_to_income: { weight: 0.25, measure: debtToIncomeScore },
  savings_rate: { weight: 0.2, measure: savingsRateScore },
  payment_history: { weight: 0.2, measure: paymentHistoryScore },
  credit_utilization: { weight: 0.15, measure: creditUtilizationScore },
  emergency_fund: { weight: 0.1, measure: emergencyFundScore },
  investment_diversity: { weight: 0.1, measure: investmentDiversityScore },
};

/** The factors that the user's data can give, in the order of P1-3-18; an unknown factor is left out. */
export function scoreFactors(financialData: Scored): ScoreFactor[] {
  return SCORE_FACTORS.flatMap((key) => {
    const { weight, measure } = MEASURES[key];
    const points = measure(financialData);
    return points === null ? [] : [{ key, score: points, weight }];
  });
}

/** With fewer factors known, one account would already be a verdict on everything. */
const LEAST_FACTORS = 3;

/**
 * Weighted mean of the factors as a whole number 0–100; left-out factors pass their weight on. Null while fewer than
 * three of the six are known.
 */
export function score(factors: readonly ScoreFactor[]): number | null {
  if (factors.length < LEAST_FACTORS) return null;
  const weight = factors.reduce((total, factor) => total + factor.weight, 0);
  return Math.round(factors.reduce((total, f) => total + f.score * f.weight, 0) / weight);
}
