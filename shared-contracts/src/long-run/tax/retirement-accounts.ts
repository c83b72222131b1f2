import { cents, type Cents, fromDollars } from '../../money';
import {
  type ContributionLimit,
  distributionAges,
  uniformLifetime,
} from '../sourced/retirement-accounts';

/** `age` is that at the end of the year. */
export function contributionLimit({ most, catchUps }: ContributionLimit, age: number): Cents {
  const open = catchUps.filter(({ from, to }) => age >= from && (to === null || age <= to));
  const { more } = open.reduce((best, each) => (each.from > best.from ? each : best), {
    from: 0,
    more: 0,
  });
  return fromDollars(most + more);
}

export function distributionAge(birthYear: number): number {
  const row = distributionAges.value.find(
    ({ bornThrough }) => bornThrough === null || birthYear <= bornThrough,
  );
  return row!.age;
}

/** Ages beyond the table have its last period. */
export function lifetimePeriod(age: number): number {
  const { from, periods } = uniformLifetime.value;
  return periods[Math.min(age - from, periods.length - 1)]!;
}

/**
 * Returns the distribution for the year in which a person reaches `age`. `balance` is that of the end of the year
 * before. It does not cover a spouse who is more than ten years younger, who has another table.
 */
export function requiredDistribution(balance: Cents, birthYear: number, age: number): Cents {
  if (balance <= 0 || age < distributionAge(birthYear)) return cents(0);
  return cents(Math.round(balance / lifetimePeriod(age)));
}
