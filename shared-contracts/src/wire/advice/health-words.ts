import {
  EXCELLENT_SAVINGS_PERCENT,
  type HealthInsight,
  MANAGEABLE_DEBT_PERCENT,
  OKAY_SAVINGS_PERCENT,
  shownDebtShare,
  shownSavingsRate,
} from '../../finance';
import { formatUsd } from '../../money';

type Insight<Kind extends HealthInsight['kind']> = Extract<HealthInsight, { readonly kind: Kind }>;

const AIMS: Readonly<Record<Insight<'savings_rate'>['level'], string>> = {
  excellent: `That is ${EXCELLENT_SAVINGS_PERCENT}% or more: excellent.`,
  okay: `That is okay; ${EXCELLENT_SAVINGS_PERCENT}% or more would be excellent.`,
  low: `A first aim is ${OKAY_SAVINGS_PERCENT}%.`,
};

/** The API and the wealth plan show the same sentence. */
export function savingsRateSentence({
  percent,
  level,
}: Pick<Insight<'savings_rate'>, 'percent' | 'level'>): string {
  const shown = shownSavingsRate(percent);
  const share =
    shown < 0
      ? `You spent ${-shown}% more than you earned`
      : `You kept ${shown}% of what you earned`;
  return `${share} over the last three months. ${AIMS[level]}`;
}

export function debtPaymentsSentence({
  percent,
  payments,
}: Pick<Insight<'debt_payments'>, 'percent' | 'payments'>): string {
  return `Debt payments of ${formatUsd(payments)} a month take ${shownDebtShare(percent)}% of your income. Up to ${MANAGEABLE_DEBT_PERCENT}% is manageable.`;
}
