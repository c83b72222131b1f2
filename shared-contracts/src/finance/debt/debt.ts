import type { Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import type { Liability } from '../entities';

export interface Debt {
  readonly id: string;
  readonly balance: Cents;
  readonly aprPercent: number;
  readonly payment: Cents;
}

interface PlannableDebts {
  readonly debts: readonly Debt[];
  readonly incomplete: readonly string[];
}

const toDebt = (liability: Liability & { readonly balance: Cents }): Debt | string => {
  const { id, balance, aprPercent, monthlyPayment, minimumPayment } = liability;
  const payment = monthlyPayment ?? minimumPayment;
  return aprPercent === null || payment === null ? id : { id, balance, aprPercent, payment };
};

/** `incomplete` has the ids of debts without a rate or a payment, because no value is guessed. */
export function plannableDebts(liabilities: readonly Liability[]): PlannableDebts {
  const owed = countedLiabilities(liabilities)
    .filter(({ balance }) => balance > 0)
    .map(toDebt);
  return {
    debts: owed.filter((debt) => typeof debt !== 'string'),
    incomplete: owed.filter((debt) => typeof debt === 'string'),
  };
}
