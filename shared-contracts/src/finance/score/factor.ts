import type { FinancialData } from '../entities';

export const SCORE_FACTORS = [
  'debt_to_income',
  'savings_rate',
  'payment_history',
  'credit_utilization',
  'emergency_fund',
  'investment_diversity',
] as const;
export type ScoreFactorKey = (typeof SCORE_FACTORS)[number];

/** `score` is from 0 to 100, unrounded. `weight` is a fraction of 1. */
export interface ScoreFactor {
  readonly key: ScoreFactorKey;
  readonly score: number;
  readonly weight: number;
}

export type Scored = Pick<
  FinancialData,
  'source' | 'accounts' | 'liabilities' | 'profile' | 'transactions' | 'today'
>;

export function ramp(value: number, { worst, best }: { worst: number; best: number }): number {
  const share = (value - worst) / (best - worst);
  return Math.min(1, Math.max(0, share)) * 100;
}
