import { add, type Cents, ZERO } from '../../money';
import type { IsoDate, IsoMonth } from '../civil-date';
import type { Liability } from '../entities';
import { amortise } from './amortise';
import { plannableDebts } from './debt';
import { payoffMonth } from './payoff-month';

export type PayoffOutlook =
  | { readonly kind: 'none' }
  | { readonly kind: 'unknown'; readonly missing: 'payment' | 'rate' | 'both' }
  | { readonly kind: 'never'; readonly payment: Cents }
  | {
      readonly kind: 'ends';
      readonly payment: Cents;
      readonly months: number;
      readonly payoffMonth: IsoMonth;
      readonly interest: Cents;
    };

function missingOf({ aprPercent, monthlyPayment, minimumPayment }: Liability) {
  const noPayment = monthlyPayment === null && minimumPayment === null;
  if (aprPercent === null) return noPayment ? 'both' : 'rate';
  return 'payment';
}

/** `extra` cents are paid on top each month, from next month on. */
export function payoffOutlook(
  liability: Liability,
  today: IsoDate,
  extra: Cents = ZERO,
): PayoffOutlook {
  const { debts, incomplete } = plannableDebts([liability]);
  if (incomplete.length > 0) return { kind: 'unknown', missing: missingOf(liability) };
  const [debt] = debts;
  if (!debt) return { kind: 'none' };
  const payment = add(debt.payment, extra);
  const loan = amortise(debt.balance, debt.aprPercent, payment);
  if (loan === 'never') return { kind: 'never', payment };
  return {
    kind: 'ends',
    payment,
    months: loan.months,
    payoffMonth: payoffMonth(today, loan.months),
    interest: loan.totalInterest,
  };
}
