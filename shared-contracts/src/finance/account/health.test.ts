import { cents } from '../../money';
import { accountHealth, debtHealth } from './health';

describe('accountHealth', () => {
  // Covers P1-4-14.
  it.each([
    [-1, 100, 'critical'],
    [-1, -100, 'critical'],
    [0, -1, 'warning'],
    [0, 0, 'stable'],
    [0, 1, 'growing'],
    [499_99, -1, 'warning'],
    [499_99, 0, 'stable'],
    [499_99, 1, 'growing'],
    [500_00, -1, 'stable'],
    [500_00, 0, 'stable'],
    [500_00, 1, 'growing'],
  ])('with a balance of %d and an activity of %d is %s', (balance, activity, health) => {
    expect(accountHealth(cents(balance), cents(activity))).toBe(health);
  });
});

describe('debtHealth', () => {
  //
  it.each([
    [899_99, 1_000_00, 'stable'],
    [900_00, 1_000_00, 'warning'],
    [1_000_00, 1_000_00, 'warning'],
    [1_000_01, 1_000_00, 'critical'],
    [0, 0, 'stable'],
    [1, 0, 'critical'],
    [-5_00, 1_000_00, 'stable'],
    [318_244_61, null, 'stable'],
    [null, 1_000_00, 'stable'],
  ])('of %p owed with a limit of %p is %s', (balance, limit, health) => {
    const amount = (value: number | null) => (value === null ? null : cents(value));
    expect(debtHealth({ balance: amount(balance), limit: amount(limit) })).toBe(health);
  });
});
