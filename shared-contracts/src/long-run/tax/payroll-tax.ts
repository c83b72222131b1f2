import { cents, type Cents, fromDollars, sum } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import { payrollTax, wageBase } from '../sourced/payroll-tax';
import { percent } from './income-tax';

export interface PayrollTax {
  readonly socialSecurity: Cents;
  readonly medicare: Cents;
  readonly additionalMedicare: Cents;
  /** It is half of the tax of a self-employed person. */
  readonly deductible: Cents;
}

interface Earnings {
  /** They are before contributions to a retirement account. */
  readonly wages: Cents;
  /** They are one person's net earnings from self-employment. */
  readonly selfEmployment: Cents;
}

const BOTH_HALVES = 2;

function forPerson({ wages, selfEmployment }: Earnings): Omit<PayrollTax, 'additionalMedicare'> {
  const { socialSecurityPercent, medicarePercent, selfEmployedPercent } = payrollTax.value;
  const base = fromDollars(wageBase.value);
  const counted = Math.min(wages, base);
  const own = percent(Math.max(0, selfEmployment), selfEmployedPercent);
  const ownCounted = Math.min(own, base - counted);
  const halves = [percent(ownCounted, socialSecurityPercent), percent(own, medicarePercent)];
  return {
    socialSecurity: cents(percent(counted, socialSecurityPercent) + BOTH_HALVES * halves[0]!),
    medicare: cents(percent(wages, medicarePercent) + BOTH_HALVES * halves[1]!),
    deductible: sum(halves),
  };
}

/** The amounts are per year. The wage base holds for each earner. */
export function payrollTaxOf(earners: readonly Earnings[], status: FilingStatus): PayrollTax {
  const { additionalAbove, additionalMedicarePercent, selfEmployedPercent } = payrollTax.value;
  const each = earners.map(forPerson);
  const earned = earners.reduce(
    (total, { wages, selfEmployment }) =>
      total + wages + percent(Math.max(0, selfEmployment), selfEmployedPercent),
    0,
  );
  const excess = Math.max(0, earned - fromDollars(additionalAbove[status]));
  return {
    socialSecurity: sum(each.map(({ socialSecurity }) => socialSecurity)),
    medicare: sum(each.map(({ medicare }) => medicare)),
    additionalMedicare: percent(excess, additionalMedicarePercent),
    deductible: sum(each.map(({ deductible }) => deductible)),
  };
}

export const payrollTotal = (tax: PayrollTax): Cents =>
  sum([tax.socialSecurity, tax.medicare, tax.additionalMedicare]);
