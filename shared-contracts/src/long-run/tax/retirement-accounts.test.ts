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

  // Rows of Table III in Appendix B of Pub. 590-B.
  // Covers P3-C2-7.
  it.each([
    [73, 26.5],
    [75, 24.6],
    [80, 20.2],
    [85, 16],
    [90, 12.2],
    [95, 8.9],
    [100, 6.4],
    [105, 4.6],
    [110, 3.5],
    [115, 2.9],
    [119, 2.3],
    [120, 2],
    [121, 2],
    [130, 2],
  ])('at %d is the balance divided by %d', (age, period) => {
    const amount = requiredDistribution(fromDollars(500_000), 1955, age);
    expect(toDollars(amount)).toBe(Math.round((500_000 / period) * 100) / 100);
  });

  it('has one row for each age from 72 to 120, and each is smaller than the one before', () => {
    const { from, periods } = uniformLifetime.value;
    expect([from, from + periods.length - 1]).toEqual([72, 120]);
    expect(periods).toEqual(periods.toSorted((a, b) => b - a));
    expect(new Set(periods).size).toBe(periods.length);
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
