import type { Paystub } from '../../finance';
import { type Cents, scale, subtract, ZERO } from '../../money';
import { type TaxYear, yearlyTax } from '../tax/yearly-tax';

export interface PaycheckCheck {
  readonly paystub: Paystub;
  /** It is this paycheck's part of the year's taxes on wages. */
  readonly taxes: Cents;
  /** It is below zero if less was deducted than the taxes are. */
  readonly rest: Cents;
}

/** Uses only the taxes on wages. It returns null without a paystub or without pay. */
export function paycheckCheck(paystubs: readonly Paystub[], year: TaxYear): PaycheckCheck | null {
  const [newest] = paystubs.toSorted((a, b) => (a.date < b.date ? 1 : -1));
  if (!newest || newest.gross <= 0 || year.wages <= 0) return null;
  const none = { selfEmployment: ZERO, otherIncome: ZERO, benefits: ZERO };
  const { total } = yearlyTax({ ...year, ...none });
  const taxes = scale(total, newest.gross / year.wages);
  return { paystub: newest, taxes, rest: subtract(newest.deductions, taxes) };
}
