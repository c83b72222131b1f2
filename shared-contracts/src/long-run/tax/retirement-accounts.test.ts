import { fromDollars, toDollars } from '../../money';
import { iraLimit, uniformLifetime, workplaceLimit } from '../sourced/retirement-accounts';
import { contributionLimit, distributionAge, requiredDistribution } from './retirement-accounts';

describe('requiredDistribution', () => {
  // Covers P3-C2-7.
  it.each([
    [1950, 72],
    [1951, 73],
    [1959, 73],
    [1960, 75],
    [1990, 75],
  ])('begins for a person born in %d at %d', (birthYear, age) => {
    expect(distributionAge(birthYear)).toBe(age);
    expect(requiredDistribution(fromDollars(100_000), birthYear, age - 1)).toBe(0);
    expect(requiredDistribution(fromDollars(100_000), birthYear, age)).toBeGreaterThan(0);
  });

  // These are all rows of the Uniform Lifetime Table of 26 CFR 1.401(a)(9)-9(c), as T.D. 9930 set it for 2022 and
  // later.
  // Covers P3-C2-7.
  it.each([
    [72, 27.4],
    [73, 26.5],
    [74, 25.5],
    [75, 24.6],
    [76, 23.7],
    [77, 22.9],
    [78, 22.0],
    [79, 21.1],
    [80, 20.2],
    [81, 19.4],
    [82, 18.5],
    [83, 17.7],
    [84, 16.8],
    [85, 16.0],
    [86, 15.2],
    [87, 14.4],
    [88, 13.7],
    [89, 12.9],
    [90, 12.2],
    [91, 11.5],
    [92, 10.8],
    [93, 10.1],
    [94, 9.5],
    [95, 8.9],
    [96, 8.4],
    [97, 7.8],
    [98, 7.3],
    [99, 6.8],
    [100, 6.4],
    [101, 6.0],
    [102, 5.6],
    [103, 5.2],
    [104, 4.9],
    [105, 4.6],
    [106, 4.3],
    [107, 4.1],
    [108, 3.9],
    [109, 3.7],
    [110, 3.5],
    [111, 3.4],
    [112, 3.3],
    [113, 3.1],
    [114, 3.0],
    [115, 2.9],
    [116, 2.8],
    [117, 2.7],
    [118, 2.5],
    [119, 2.3],
    [120, 2.0],
    [121, 2.0],
    [130, 2.0],
  ])('at %d is the balance divided by %d', (age, period) => {
    // With a birth in 1950, the row of 72 counts, too.
    const amount = requiredDistribution(fromDollars(500_000), 1950, age);
    expect(toDollars(amount)).toBe(Math.round((500_000 / period) * 100) / 100);
  });

  it('has one row for each age from 72 to 120', () => {
    const { from, periods } = uniformLifetime.value;
    expect([from, from + periods.length - 1]).toEqual([72, 120]);
  });
});

describe('contributionLimit', () => {
  // Covers P3-C2-8.
  it.each([
    [49, 24_500],
    [50, 32_500],
    [59, 32_500],
    [60, 35_750],
    [63, 35_750],
    [64, 32_500],
  ])('of a workplace account at %d is $%d', (age, most) => {
    expect(toDollars(contributionLimit(workplaceLimit.value, age))).toBe(most);
  });

  it.each([
    [49, 7_500],
    [50, 8_600],
  ])('of an IRA at %d is $%d', (age, most) => {
    expect(toDollars(contributionLimit(iraLimit.value, age))).toBe(most);
  });
});
