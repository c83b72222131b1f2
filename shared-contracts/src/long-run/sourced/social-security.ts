import { isoDate } from '../../finance';
import type { Sourced } from './sourced';

const LAW = { validFrom: isoDate('1979-01-01'), validTo: null, checkedOn: isoDate('2026-11-24') };

/** The result is per month at full retirement age. */
export const benefitFormula: Sourced<{
  /** They are in dollars of the first year. */
  readonly firstBendPoints: readonly [number, number];
  /** They belong to the wage index of this year. */
  readonly bendPointsYear: number;
  readonly percents: readonly [number, number, number];
  readonly years: number;
  readonly eligibleAge: number;
  /** Earnings are raised to the wage level of this age. */
  readonly indexedAge: number;
}> = {
  ...LAW,
  value: {
    firstBendPoints: [180, 1_085],
    bendPointsYear: 1977,
    percents: [90, 32, 15],
    years: 35,
    eligibleAge: 62,
    indexedAge: 60,
  },
  citation: '42 U.S.C. 415; SSA, Social Security Benefit Amounts',
  url: 'https://www.ssa.gov/oact/cola/Benefits.html',
  verified: false,
};

/** The age is in months, by year of birth. */
export const fullRetirementAge: Sourced<
  readonly { readonly bornThrough: number | null; readonly months: number }[]
> = {
  ...LAW,
  value: [
    { bornThrough: 1937, months: 780 },
    { bornThrough: 1938, months: 782 },
    { bornThrough: 1939, months: 784 },
    { bornThrough: 1940, months: 786 },
    { bornThrough: 1941, months: 788 },
    { bornThrough: 1942, months: 790 },
    { bornThrough: 1954, months: 792 },
    { bornThrough: 1955, months: 794 },
    { bornThrough: 1956, months: 796 },
    { bornThrough: 1957, months: 798 },
    { bornThrough: 1958, months: 800 },
    { bornThrough: 1959, months: 802 },
    { bornThrough: null, months: 804 },
  ],
  citation: '20 CFR 404.409; SSA, Normal Retirement Age',
  url: 'https://www.ssa.gov/oact/ProgData/nra.html',
  verified: true,
};

/** Fractions are percent per month: [numerator, denominator]. */
export const claimingFactors: Sourced<{
  readonly firstMonths: number;
  readonly ownEarly: readonly [number, number];
  readonly spouseEarly: readonly [number, number];
  readonly laterEarly: readonly [number, number];
  readonly delayed: readonly [number, number];
  readonly lastAge: number;
  readonly spousePercent: number;
}> = {
  ...LAW,
  value: {
    firstMonths: 36,
    ownEarly: [5, 9],
    spouseEarly: [25, 36],
    laterEarly: [5, 12],
    delayed: [2, 3],
    lastAge: 70,
    spousePercent: 50,
  },
  citation: '20 CFR 404.410 and 404.313; SSA, Early or Late Retirement',
  url: 'https://www.ssa.gov/oact/quickcalc/early_late.html',
  verified: false,
};
