import { type Cents, formatUsd } from '../../../money';
import type { IncomeBasis } from '../../income/annual-income';
import { tenths } from '../tenths';

/** Debt payments up to and including this percentage of income are manageable (P2-9-5). */
export const MANAGEABLE_DEBT_PERCENT = 36;

export type DebtLevel = 'manageable' | 'high';

export function debtLevel(payments: Cents, monthlyIncome: Cents): DebtLevel {
  return payments * 100 <= MANAGEABLE_DEBT_PERCENT * monthlyIncome ? 'manageable' : 'high';
}

const STEP = 0.1;

/** Rounds to one decimal but never down to the manageable limit: 36.01 becomes 36.1. */
export function shownDebtShare(percent: number): number {
  const rounded = tenths(percent);
  const isUnderstated = percent > MANAGEABLE_DEBT_PERCENT && rounded === MANAGEABLE_DEBT_PERCENT;
  return isUnderstated ? tenths(rounded + STEP) : rounded;
}

interface DebtShare {
  readonly percent: number;
  readonly payments: Cents;
  readonly incomeBasis: IncomeBasis;
}

/** The limit is a share of income before tax, so the sentence says when only deposits are known. */
export function debtPaymentsSentence({ percent, payments, incomeBasis }: DebtShare): string {
  const after = incomeBasis === 'deposits' ? ' after tax' : '';
  return `Debt payments of ${formatUsd(payments)} a month take ${shownDebtShare(percent)}% of your income${after}. Up to ${MANAGEABLE_DEBT_PERCENT}% is manageable.`;
}
