import type { FinancialData } from '../entities';

/** The six factors of the score in order (P1-3-18). */
export const SCORE_FACTORS = [
  'debt_to_income',
  'savings_rate',
  'payment_history',
  'credit_utilization',
  'emergency_fund',
  'investment_diversity',
] as const;
/** One of `SCORE_FACTORS`. */
export type ScoreFactorKey = (typeof SCORE_FACTORS)[number];

/** One factor: `score` 0–100 unrounded, `weight` as a fraction of 1. */
export interface ScoreFactor {
  readonly key: ScoreFactorKey;
  readonly score: number;
  readonly weight: number;
}

/** What the score reads of a household. */
export type Scored = Pick<
  FinancialData,
  'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

/** A measured value on a straight line from `worst` (0) to `best` (100), clamped at both ends. */
export function ramp(value: number, { worst, best }: { worst: number; best: number }): number {
  const share = (value - worst) / (best - worst);
  return Math.min(1, Math.max(0, share)) * 100;
}
