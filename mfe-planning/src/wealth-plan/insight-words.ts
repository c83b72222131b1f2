import type { HealthInsight } from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { Tone } from '@halyard/shared-contracts/ui';

/** A health insight as it is printed. */
export interface InsightWords {
  readonly title: string;
  readonly text: string;
  readonly badge: string;
  readonly tone: Tone;
}

const SAVINGS = {
  excellent: ['Excellent', 'positive', 'That is 20% or more: excellent.'],
  okay: ['Okay', 'warning', 'That is okay; 20% or more would be excellent.'],
  low: ['Low', 'negative', 'A first aim is 10%.'],
} as const;

const DEBT = {
  manageable: ['Manageable', 'positive'],
  high: ['High', 'negative'],
} as const;

const EMERGENCY = {
  funded: ['Funded', 'positive'],
  growing: ['Growing', 'info'],
  low: ['Low', 'warning'],
} as const;

/** What a figure may read at most, or at least, beside its level: rounding must not lift it over a mark it has not passed. */
const MOST_SAVED = { excellent: Infinity, okay: 19.9, low: 9.9 };
const LEAST_DEBT = { manageable: 0, high: 36.1 };
const LEAST_OVERSPENT = 0.1;

const oneDecimal = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 }).replace('-', '−');

function savingsText(percent: number, most: number, aim: string): string {
  return percent < 0
    ? `You spent ${oneDecimal(Math.max(-percent, LEAST_OVERSPENT))}% more than you earned over the last three months. ${aim}`
    : `You kept ${oneDecimal(Math.min(percent, most))}% of what you earned over the last three months. ${aim}`;
}

/** Says how things stand, with the figures behind it. The specification leaves these texts to us. */
export function insightWords(insight: HealthInsight): InsightWords {
  switch (insight.kind) {
    case 'savings_rate': {
      const [badge, tone, aim] = SAVINGS[insight.level];
      return {
        title: 'Savings rate',
        badge,
        tone,
        text: savingsText(insight.percent, MOST_SAVED[insight.level], aim),
      };
    }
    case 'debt_payments': {
      const [badge, tone] = DEBT[insight.level];
      const text = `Debt payments of ${formatUsd(insight.payments)} a month take ${oneDecimal(Math.max(insight.percent, LEAST_DEBT[insight.level]))}% of your income. Up to 36% is manageable.`;
      return { title: 'Debt payments', badge, tone, text };
    }
    case 'emergency_fund': {
      const [badge, tone] = EMERGENCY[insight.level];
      const text = `Savings of ${formatUsd(insight.saved)} would cover ${oneDecimal(insight.months)} months of spending.`;
      return { title: 'Emergency fund', badge, tone, text };
    }
  }
}
