import type { ScoreFactorKey, ScoreStep } from '@halyard/shared-contracts/finance';
import { countWords } from '@halyard/shared-contracts/finance';
import { cents, formatUsd } from '@halyard/shared-contracts/money';

export const FACTOR_NAMES: Readonly<Record<ScoreFactorKey, string>> = {
  debt_to_income: 'Debt to income',
  savings_rate: 'Savings rate',
  payment_history: 'Payment history',
  credit_utilization: 'Credit utilization',
  emergency_fund: 'Emergency fund',
  investment_diversity: 'Investment diversity',
};

const DOLLAR = 100;

/** Rounding up keeps the amount large enough for the score. */
const dollars = (amount: number): string =>
  formatUsd(cents(Math.ceil(amount / DOLLAR) * DOLLAR), { decimals: 0 });

const SAID: Readonly<Record<ScoreFactorKey, (change: number) => string>> = {
  debt_to_income: (less) => `${dollars(less)} less a month in payments of debts`,
  savings_rate: (more) => `${dollars(more)} more saved a month`,
  payment_history: (more) => `${countWords(more, 'more payment')} in six months`,
  credit_utilization: (less) => `${dollars(less)} less owed on cards`,
  emergency_fund: (more) => `${dollars(more)} more in emergency savings`,
  investment_diversity: (more) => `${dollars(more)} in another kind of investment account`,
};

export function stepWords({ key, change, score }: ScoreStep): string {
  if (change === null) return `Not by itself: ${score} at most`;
  return change === 0 ? 'Nothing more' : SAID[key](change);
}
