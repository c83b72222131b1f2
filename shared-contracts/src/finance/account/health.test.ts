import { cents } from '../../money';
import { accountHealth } from './health';

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
  ])('with %d and an activity of %d is %s', (balance, activity, health) => {
    expect(accountHealth(cents(balance), cents(activity))).toBe(health);
  });
});
