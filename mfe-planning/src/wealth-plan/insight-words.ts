import {
  EXCELLENT_SAVINGS_PERCENT,
  type HealthInsight,
  MANAGEABLE_DEBT_PERCENT,
  OKAY_SAVINGS_PERCENT,
  shownDebtShare,
  shownSavingsRate,
} from '@halyard/shared-contracts/finance';
import { formatUsd } from '@halyard/shared-contracts/money';
import type { Tone } from '@halyard/shared-contracts/ui';

export interface InsightWords {
  readonly title: string;
  readonly text: string;
  readonly badge: string;
  readonly tone: Tone;
}

const SAVINGS = {
  excellent: ['Excellent', 'positive', `That is ${EXCELLENT_SAVINGS_PERCENT}% or more: excellent.`],
  okay: [
    'Okay',
    'warning',
    `That is okay; ${EXCELLENT_SAVINGS_PERCENT}% or more would be excellent.`,
  ],
  low: ['Low', 'negative', `A first aim is ${OKAY_SAVINGS_PERCENT}%.`],
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

const oneDecimal = (value: number): string =>
  value.toLocaleString('en-US', { maximumFractionDigits: 1 });

function savingsText(percent: number, aim: string): string {
  const shown = shownSavingsRate(percent);
  return shown < 0
    ? `You spent ${-shown}% more than you earned over the last three months. ${aim}`
    : `You kept ${shown}% of what you earned over the last three months. ${aim}`;
}

export function insightWords(insight: HealthInsight): InsightWords {
  switch (insight.kind) {
    case 'savings_rate': {
      const [badge, tone, aim] = SAVINGS[insight.level];
      return {
        title: 'Savings rate',
        badge,
        tone,
        text: savingsText(insight.percent, aim),
      };
    }
    case 'debt_payments': {
      const [badge, tone] = DEBT[insight.level];
      const text = `Debt payments of ${formatUsd(insight.payments)} a month take ${shownDebtShare(insight.percent)}% of your income. Up to ${MANAGEABLE_DEBT_PERCENT}% is manageable.`;
      return { title: 'Debt payments', badge, tone, text };
    }
    case 'emergency_fund': {
      const [badge, tone] = EMERGENCY[insight.level];
      const text = `Savings of ${formatUsd(insight.saved)} would cover ${oneDecimal(insight.months)} months of spending.`;
      return { title: 'Emergency fund', badge, tone, text };
    }
  }
}
