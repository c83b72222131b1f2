import { cents, fromDollars, toDollars } from '../../money';
import type { FilingStatus } from '../sourced/filing-status';
import { childCredit, deductionFor, seniorDeductionFor } from './deductions';
import { payrollTaxOf } from './payroll-tax';
import { type TaxYear, yearlyTax } from './yearly-tax';

const inDollars = <Key extends string>(amounts: Readonly<Record<Key, number>>) =>
  Object.fromEntries(
    Object.entries<number>(amounts).map(([key, value]) => [key, toDollars(cents(value))]),
  );

describe('payrollTaxOf', () => {
  const of = (wages: number, selfEmployment = 0, status: FilingStatus = 'single') =>
    inDollars(
      payrollTaxOf(
        [{ wages: fromDollars(wages), selfEmployment: fromDollars(selfEmployment) }],
        status,
      ),
    );

  // The tax at the wage base is what the SSA's page prints for 2026.
  // Covers P3-C2-4.
  it.each([
    [50_000, 3_100, 725, 0],
    [184_500, 11_439, 2_675.25, 0],
    [184_501, 11_439, 2_675.26, 0],
    [200_000, 11_439, 2_900, 0],
    [250_000, 11_439, 3_625, 450],
  ])('on wages of $%d', (wages, socialSecurity, medicare, additionalMedicare) => {
    expect(of(wages)).toEqual({ socialSecurity, medicare, additionalMedicare, deductible: 0 });
  });

  it('takes both halves of 92.35 % from a self-employed person, and half of it is deductible', () => {
    expect(of(0, 50_000)).toEqual({
      socialSecurity: 5_725.7,
      medicare: 1_339.08,
      additionalMedicare: 0,
      deductible: 3_532.39,
    });
  });

  it('counts wages first toward the wage base', () => {
    expect(of(180_000, 50_000)['socialSecurity']).toBe(11_160 + 2 * 279);
  });

  it('begins the additional tax of a couple at $250,000 for both together', () => {
    const earners = [150_000, 110_000].map((wages) => ({
      wages: fromDollars(wages),
      selfEmployment: cents(0),
    }));
    expect(toDollars(payrollTaxOf(earners, 'joint').additionalMedicare)).toBe(90);
  });
});

describe('deductions and credits', () => {
  // Covers P3-C2-5.
  it.each<[FilingStatus, number, number]>([
    ['single', 0, 16_100],
    ['single', 1, 18_150],
    ['joint', 0, 32_200],
    ['joint', 2, 35_500],
    ['separate', 1, 17_750],
    ['head', 0, 24_150],
  ])('a %s return with %d persons of 65 or more deducts $%d', (status, aged, amount) => {
    expect(toDollars(deductionFor(status, aged))).toBe(amount);
  });

  // Covers P3-C2-5.
  it.each<[FilingStatus, number, number, number]>([
    ['single', 1, 75_000, 6_000],
    ['single', 1, 75_100, 5_994],
    ['single', 1, 175_000, 0],
    ['joint', 2, 150_000, 12_000],
    ['joint', 2, 250_000, 0],
    ['separate', 1, 20_000, 0],
  ])('a %s return with %d seniors and an income of $%d deducts $%d more', (...row) => {
    const [status, aged, income, amount] = row;
    expect(toDollars(seniorDeductionFor(status, aged, fromDollars(income)))).toBe(amount);
  });

  // Covers P3-C2-5.
  it.each<[FilingStatus, number, number, number]>([
    ['joint', 2, 400_000, 4_400],
    ['joint', 2, 400_001, 4_350],
    ['single', 1, 243_001, 0],
    ['single', 1, 243_000, 50],
  ])('a %s return with %d children and $%d has a credit of $%d', (status, children, income, is) => {
    expect(toDollars(childCredit(status, children, fromDollars(income)))).toBe(is);
  });
});

describe('yearlyTax', () => {
  const NOTHING: TaxYear = {
    status: 'single',
    wages: cents(0),
    selfEmployment: cents(0),
    contributions: cents(0),
    otherIncome: cents(0),
    longTermGains: cents(0),
    benefits: cents(0),
    aged: 0,
    seniors: 0,
    children: 0,
    statePercent: 0,
  };
  const of = (year: Partial<TaxYear>) => inDollars(yearlyTax({ ...NOTHING, ...year }));

  // Covers P3-C2-6.
  it('of a single employee adds income tax and payroll tax', () => {
    expect(of({ wages: fromDollars(100_000) })).toMatchObject({
      taxableIncome: 83_900,
      incomeTax: 13_170,
      payrollTax: 7_650,
      stateTax: 0,
      total: 20_820,
    });
  });

  it('of a family counts contributions, children, and the state', () => {
    const family = of({
      status: 'joint',
      wages: fromDollars(150_000),
      contributions: fromDollars(10_000),
      children: 2,
      statePercent: 5,
    });
    expect(family).toMatchObject({
      taxableIncome: 107_800,
      incomeTax: 13_140,
      childCredit: 4_400,
      payrollTax: 11_475,
      stateTax: 5_390,
      total: 13_140 - 4_400 + 11_475 + 5_390,
    });
  });

  it('of a retired couple taxes a part of their benefits and no payroll', () => {
    expect(
      of({
        status: 'joint',
        benefits: fromDollars(48_000),
        otherIncome: fromDollars(40_000),
        aged: 2,
        seniors: 2,
      }),
    ).toMatchObject({
      taxableBenefits: 23_000,
      grossIncome: 63_000,
      deductions: 47_500,
      incomeTax: 1_550,
      payrollTax: 0,
    });
  });

  it('of a freelancer deducts half of the tax on the earnings', () => {
    const { payrollTax, grossIncome } = of({ selfEmployment: fromDollars(50_000) });
    expect({ payrollTax, grossIncome }).toEqual({ payrollTax: 7_064.78, grossIncome: 46_467.61 });
  });

  it('taxes gains that lie above the deduction only', () => {
    expect(of({ longTermGains: fromDollars(60_000) })).toMatchObject({
      taxableIncome: 43_900,
      incomeTax: 0,
      gainsTax: 0,
    });
  });
});
