import { cents } from '../../money';
import { budgetStatus, isPaidInFull } from './status';
import { budgetProgressTone, remainingTone } from './tone';

describe('budgetStatus', () => {
  // Covers P2-2.spending-8, P2-4-2, P2-9-9.
  it.each([
    [0, 100_00, 'available'],
    [49_99, 100_00, 'available'],
    [50_00, 100_00, 'funded'],
    [69_99, 100_00, 'funded'],
    [70_00, 100_00, 'on_track'],
    [89_99, 100_00, 'on_track'],
    [90_00, 100_00, 'nearly'],
    [99_99, 100_00, 'nearly'],
    [100_00, 100_00, 'over'],
    [100_01, 100_00, 'over'],
    [29, 32, 'nearly'],
    [9, 10, 'nearly'],
    [0, 0, 'available'],
    [1, 0, 'over'],
  ])('of %d spent of %d is %s', (spent, assigned, status) => {
    expect(budgetStatus(cents(spent), cents(assigned))).toBe(status);
  });
});

describe('remainingTone', () => {
  // Covers P2-2.budget-11, P2-9-10.
  it.each([
    [-1, 100_00, 'negative'],
    [0, 100_00, 'warning'],
    [9_99, 100_00, 'warning'],
    [10_00, 100_00, 'positive'],
    [100_00, 100_00, 'positive'],
    [0, 0, 'positive'],
    [-1, 0, 'negative'],
  ])('of %d left of %d is %s', (remaining, assigned, tone) => {
    expect(remainingTone(cents(remaining), cents(assigned))).toBe(tone);
  });
});

describe('budgetProgressTone', () => {
  it.each([
    [90_00, 100_00, 'positive'],
    [90_01, 100_00, 'warning'],
    [100_00, 100_00, 'warning'],
    [100_01, 100_00, 'negative'],
    [0, 0, 'positive'],
    [1, 0, 'negative'],
  ])('of %d spent of %d is %s', (spent, assigned, tone) => {
    expect(budgetProgressTone(cents(spent), cents(assigned))).toBe(tone);
  });
});

describe('isPaidInFull', () => {
  // Covers P3-B4-2.
  it.each([
    [99_99, 100_00, false],
    [100_00, 100_00, true],
    [100_01, 100_00, false],
    [0, 0, false],
  ])('with %d spent of %d is %s', (spent, assigned, expected) => {
    expect(isPaidInFull({ spent: cents(spent), assigned: cents(assigned) })).toBe(expected);
  });
});
