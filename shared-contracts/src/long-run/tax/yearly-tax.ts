import { cents, type Cents, sum } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import { gainsTaxBrackets, incomeTaxBrackets } from '../sourced/income-tax';
import { childCredit, deductionFor, seniorDeductionFor } from './deductions';
import { bracketTax, gainsTax, percent } from './income-tax';
import { payrollTaxOf, payrollTotal } from './payroll-tax';
import { taxableBenefits } from './taxable-benefits';

/** The amounts are those of one return per year, and not below zero. */
export interface TaxYear {
  readonly status: FilingStatus;
  readonly wages: Cents;
  readonly selfEmployment: Cents;
  /** They go into a retirement account before tax. */
  readonly contributions: Cents;
  /** It has pensions, interest, and withdrawals from retirement accounts. */
  readonly otherIncome: Cents;
  readonly longTermGains: Cents;
  readonly benefits: Cents;
  /** It counts persons of 65 or older. */
  readonly aged: number;
  /** It counts persons with the deduction for seniors. */
  readonly seniors: number;
  /** It counts children under 17. */
  readonly children: number;
  /** It is a percentage of the income after federal deductions. */
  readonly statePercent: number;
}

export interface YearlyTax {
  readonly grossIncome: Cents;
  readonly taxableBenefits: Cents;
  readonly deductions: Cents;
  readonly taxableIncome: Cents;
  readonly incomeTax: Cents;
  readonly gainsTax: Cents;
  readonly childCredit: Cents;
  readonly payrollTax: Cents;
  readonly stateTax: Cents;
  readonly total: Cents;
}

/** Leaves out itemized deductions, the earned income credit, and taxes on net investment income. */
export function yearlyTax(year: TaxYear): YearlyTax {
  const { status, wages, selfEmployment, aged } = year;
  const payroll = payrollTaxOf([{ wages, selfEmployment }], status);
  const earned = wages - year.contributions + selfEmployment - payroll.deductible;
  const other = cents(Math.max(0, earned) + year.otherIncome + year.longTermGains);
  const benefits = taxableBenefits(year.benefits, other, status);
  const grossIncome = cents(other + benefits);
  const deductions = sum([
    deductionFor(status, aged),
    seniorDeductionFor(status, year.seniors, grossIncome),
  ]);
  const taxableIncome = cents(Math.max(0, grossIncome - deductions));
  const gains = cents(Math.min(year.longTermGains, taxableIncome));
  const ordinary = cents(taxableIncome - gains);
  const incomeTax = bracketTax(ordinary, incomeTaxBrackets.value[status]);
  const onGains = gainsTax(ordinary, gains, gainsTaxBrackets.value[status]);
  const credit = Math.min(incomeTax + onGains, childCredit(status, year.children, grossIncome));
  const stateTax = percent(taxableIncome, year.statePercent);
  const payrollTax = payrollTotal(payroll);
  return {
    grossIncome,
    taxableBenefits: benefits,
    deductions,
    taxableIncome,
    incomeTax,
    gainsTax: onGains,
    childCredit: cents(credit),
    payrollTax,
    stateTax,
    total: cents(incomeTax + onGains - credit + payrollTax + stateTax),
  };
}
