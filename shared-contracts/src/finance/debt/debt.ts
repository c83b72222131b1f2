import type { Cents } from '../../money';
import { countedLiabilities } from '../account/counted';
import type { Liability } from '../entities';

/** A debt that can be planned with: owed and paid monthly in cents, interest as a yearly percent. */
export interface Debt {
  readonly id: string;
  readonly balance: Cents;
  readonly aprPercent: number;
  readonly payment: Cents;
}

/** Debts to plan with, and the ids of those that are owed but lack a rate or a payment. */
export interface PlannableDebts {
  readonly debts: readonly Debt[];
  readonly incomplete: readonly string[];
}

const toDebt = (liability: Liability & { readonly balance: Cents }): Debt | string => {
  const { id, balance, aprPercent, monthlyPayment, minimumPayment } = liability;
  const payment = monthlyPayment ?? minimumPayment;
  return aprPercent === null || payment === null ? id : { id, balance, aprPercent, payment };
};

/** Splits what is owed into debts that a plan can use and debts it must leave out; nothing is guessed. */
export function plannableDebts(liabilities: readonly Liability[]): PlannableDebts {
  const owed = countedLiabilities(liabilities)
    .filter(({ balance }) => balance > 0)
    .map(toDebt);
  return {
    debts: owed.filter((debt) => typeof debt !== 'string'),
    incomplete: owed.filter((debt) => typeof debt === 'string'),
  };
}
