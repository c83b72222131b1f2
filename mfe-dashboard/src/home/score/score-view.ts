import type { ScoreBand, ScoreFactorKey } from '@halyard/shared-contracts/finance';
import type { Tone } from '@halyard/shared-contracts/ui';

/** P1-4-12 */
export const SCORE_MESSAGES: Readonly<Record<ScoreBand, string>> = {
  excellent: 'Excellent! Keep up the great work!',
  good: "Good job! You're on the right track.",
  fair: 'Room for improvement.',
  poor: "Let's work on improving your score.",
};

export const FACTOR_TONES: Readonly<Record<ScoreBand, Tone>> = {
  excellent: 'positive',
  good: 'info',
  fair: 'warning',
  poor: 'negative',
};

export const FACTOR_NAMES: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Debt to income',
  savings_rate: 'Savings rate',
  payment_history: 'Payment history',
  credit_utilization: 'Credit utilization',
  emergency_fund: 'Emergency fund',
  investment_diversity: 'Investment diversity',
};
