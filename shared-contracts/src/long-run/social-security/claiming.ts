import { cents, type Cents } from '../../money';
import { claimingFactors, fullRetirementAge } from '../sourced/social-security';
import { toDime } from './primary-amount';

const MONTHS = 12;

export function fullRetirementMonths(birthYear: number): number {
  const row = fullRetirementAge.value.find(
    ({ bornThrough }) => bornThrough === null || birthYear <= bornThrough,
  );
  return row!.months;
}

type Fraction = readonly [numerator: number, denominator: number];

function cut(months: number, first: Fraction): number {
  const { firstMonths, laterEarly } = claimingFactors.value;
  const near = Math.min(months, firstMonths);
  const far = Math.max(0, months - firstMonths);
  return (near * first[0]) / first[1] + (far * laterEarly[0]) / laterEarly[1];
}

/** Returns the percentage of the full amount. It holds for births in 1943 or later. */
export function claimingPercent(claimMonths: number, birthYear: number): number {
  const { ownEarly, delayed, lastAge } = claimingFactors.value;
  const full = fullRetirementMonths(birthYear);
  if (claimMonths < full) return 100 - cut(full - claimMonths, ownEarly);
  const late = Math.min(claimMonths, lastAge * MONTHS) - full;
  return 100 + (late * delayed[0]) / delayed[1];
}

/** Amounts are cut to a dime first, and then to whole dollars. */
const toDollar = (amount: number): Cents => cents(Math.floor(amount / 100) * 100);

/** Returns whole dollars as cents. */
export function monthlyBenefit(primary: Cents, claimMonths: number, birthYear: number): Cents {
  return toDollar(toDime((primary * claimingPercent(claimMonths, birthYear)) / 100));
}

/** Returns up to half of the worker's full amount, less when claimed early, and never more for waiting. */
export function spousalBenefit(
  worker: Cents,
  own: Cents,
  claimMonths: number,
  birthYear: number,
): Cents {
  const { spouseEarly, spousePercent } = claimingFactors.value;
  const excess = Math.max(0, (worker * spousePercent) / 100 - own);
  const early = Math.max(0, fullRetirementMonths(birthYear) - claimMonths);
  return toDollar(toDime((excess * (100 - cut(early, spouseEarly))) / 100));
}
