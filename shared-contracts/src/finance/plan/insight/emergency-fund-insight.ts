import { cents, type Cents, formatUsd } from '../../../money';
import { countWords } from '../../count-words';
import type { FinancialData } from '../../entities';
import { regularIncome } from '../../income/regular-income';
import { tenths } from '../tenths';
import { usualMonthSpending } from '../usual-month';

export interface EmergencyFundTarget {
  /** A smaller amount needs attention. */
  readonly floor: Cents;
  readonly target: Cents;
  /** The target covers this many months of spending. It is null for the fixed target. */
  readonly months: number | null;
}

/** It is used for the sample, and for a user whose spending is unknown (P2-9-6). */
const FIXED: EmergencyFundTarget = {
  floor: cents(12_000_00),
  target: cents(24_000_00),
  months: null,
};

const MONTHS = { floor: 3, target: 6 };

const IRREGULAR_MONTHS = { floor: 6, target: 9 };

const WHOLE = 100_00;

const monthsOf = (spending: Cents, months: number): Cents =>
  cents(Math.ceil((spending * months) / WHOLE) * WHOLE);

type Spender = Pick<FinancialData, 'source' | 'transactions' | 'today'>;

function isIrregular(financialData: Spender): boolean {
  return regularIncome(financialData).sources[0]?.cadence === 'irregular';
}

/** Returns an emergency fund that fits the user's own spending, in whole hundreds of dollars. */
export function emergencyFundTarget(financialData: Spender): EmergencyFundTarget {
  const spending = financialData.source === 'sample' ? null : usualMonthSpending(financialData);
  if (spending === null || spending <= 0) return FIXED;
  const { floor, target } = isIrregular(financialData) ? IRREGULAR_MONTHS : MONTHS;
  return {
    floor: monthsOf(spending, floor),
    target: monthsOf(spending, target),
    months: target,
  };
}

export type EmergencyFundLevel = 'funded' | 'growing' | 'low';

export function emergencyFundLevel(
  saved: Cents,
  { floor, target }: Pick<EmergencyFundTarget, 'floor' | 'target'>,
): EmergencyFundLevel {
  if (saved >= target) return 'funded';
  return saved >= floor ? 'growing' : 'low';
}

interface Cover {
  readonly saved: Cents;
  /** The savings cover this many months of usual spending. */
  readonly months: number;
}

export function emergencyFundSentence({ saved, months }: Cover): string {
  return `Emergency savings of ${formatUsd(saved)} would cover ${countWords(tenths(months), 'month')} of spending.`;
}
