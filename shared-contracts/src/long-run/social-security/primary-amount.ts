import { cents, type Cents, fromDollars } from '../../money';
import { benefitFormula } from '../sourced/social-security';
import { averageWageIndex, costOfLiving, wageBases } from '../sourced/wage-index';
import { inYear, lastYear } from './series';

/** The earnings were subject to Social Security tax. */
export interface EarningsYear {
  readonly year: number;
  readonly amount: Cents;
}

const MONTHS = 12;

/** The wage index decides for a year two years later. */
const eligibleYear = (birthYear: number): number => birthYear + benefitFormula.value.eligibleAge;

/** Returns the year of age 60, or the newest known one. In the latter case, amounts are in today's wages. */
const indexYear = (birthYear: number): number =>
  Math.min(birthYear + benefitFormula.value.indexedAge, lastYear(averageWageIndex.value));

function indexed({ year, amount }: EarningsYear, toYear: number): number {
  const capped = Math.min(amount, fromDollars(inYear(wageBases.value, year)));
  if (year >= toYear) return capped;
  const level = inYear(averageWageIndex.value, toYear) / inYear(averageWageIndex.value, year);
  return Math.round(capped * level);
}

/** Averages the best 35 years, in whole dollars as cents. */
export function averageIndexedEarnings(
  earnings: readonly EarningsYear[],
  birthYear: number,
): Cents {
  const toYear = indexYear(birthYear);
  const { years } = benefitFormula.value;
  const best = earnings
    .map((each) => indexed(each, toYear))
    .sort((a, b) => b - a)
    .slice(0, years);
  const total = best.reduce((a, b) => a + b, 0);
  return fromDollars(Math.floor(total / (years * MONTHS) / 100));
}

/** The points are in dollars of monthly earnings. */
export function bendPoints(birthYear: number): readonly [number, number] {
  const { firstBendPoints, bendPointsYear } = benefitFormula.value;
  const index = averageWageIndex.value;
  const level = inYear(index, indexYear(birthYear)) / inYear(index, bendPointsYear);
  const [first, second] = firstBendPoints;
  return [Math.round(first * level), Math.round(second * level)];
}

/** The addition corrects the rounding errors of binary fractions. */
export const toDime = (amount: number): number => Math.floor(amount / 10 + 1e-7) * 10;

function beforeRises(average: Cents, birthYear: number): number {
  const points = bendPoints(birthYear);
  const [first, second] = [fromDollars(points[0]), fromDollars(points[1])];
  const [low, middle, high] = benefitFormula.value.percents;
  const hundredths =
    Math.min(average, first) * low +
    Math.max(0, Math.min(average, second) - first) * middle +
    Math.max(0, average - second) * high;
  return toDime(hundredths / 100);
}

/**
 * Returns the amount at full retirement age, in cents and in the money of `year`. It rises with the cost of living
 * from the December of age 62 on. For younger users, it is in today's wages.
 */
export function primaryAmount(average: Cents, birthYear: number, year: number): Cents {
  let amount = beforeRises(average, birthYear);
  const known = lastYear(costOfLiving.value);
  for (let rise = eligibleYear(birthYear); rise < year && rise <= known; rise += 1)
    amount = toDime(amount * (1 + inYear(costOfLiving.value, rise) / 100));
  return cents(amount);
}
