import { sum, type Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import type { Liability } from '../entities';

/** `unknown` counts the debts without a known payment, which `total` leaves out. */
export interface MonthlyDebtPayments {
  readonly total: Cents;
  readonly unknown: number;
}

export function monthlyDebtPayments(liabilities: readonly Liability[]): MonthlyDebtPayments {
  const payments = countedLiabilities(liabilities)
    .filter(({ balance }) => balance > 0)
    .map(({ monthlyPayment, minimumPayment }) => monthlyPayment ?? minimumPayment);
  const known = payments.filter((payment) => payment !== null);
  return { total: sum(known), unknown: payments.length - known.length };
}
