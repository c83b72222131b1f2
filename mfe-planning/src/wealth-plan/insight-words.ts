import {
  debtPaymentsSentence,
  emergencyFundSentence,
  type HealthInsight,
  savingsRateSentence,
} from '@halyard/shared-contracts/finance';
import type { Tone } from '@halyard/shared-contracts/ui';

export interface InsightWords {
  readonly title: string;
  readonly text: string;
  readonly badge: string;
  readonly tone: Tone;
}

const SAVINGS = {
  excellent: ['Excellent', 'positive'],
  okay: ['Okay', 'warning'],
  low: ['Low', 'negative'],
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

export function insightWords(insight: HealthInsight): InsightWords {
  switch (insight.kind) {
    case 'savings_rate': {
      const [badge, tone] = SAVINGS[insight.level];
      return { title: 'Savings rate', badge, tone, text: savingsRateSentence(insight) };
    }
    case 'debt_payments': {
      const [badge, tone] = DEBT[insight.level];
      return { title: 'Debt payments', badge, tone, text: debtPaymentsSentence(insight) };
    }
    case 'emergency_fund': {
      const [badge, tone] = EMERGENCY[insight.level];
      return { title: 'Emergency fund', badge, tone, text: emergencyFundSentence(insight) };
    }
  }
}
