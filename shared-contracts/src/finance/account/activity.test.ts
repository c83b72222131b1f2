import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { recentActivity, transactionCount } from './activity';

const today = isoDate('2025-06-30');
const at = (date: string, amount: number, accountId = 'acc-1') =>
  transaction({ date: isoDate(date), amount: cents(amount), accountId });

describe('recentActivity', () => {
  // Covers P1-5-9, P1-9-11.
  it.each([
    ['2025-05-30', 0],
    ['2025-05-31', 7],
    ['2025-06-30', 7],
  ])('counts a movement of %s as %d', (date, expected) => {
    expect(recentActivity([at(date, 7)], 'acc-1', today)).toBe(expected);
  });

  it('adds money in and out of the one account', () => {
    const movements = [at('2025-06-01', 10), at('2025-06-02', -4), at('2025-06-02', 9, 'acc-2')];
    expect(recentActivity(movements, 'acc-1', today)).toBe(6);
    expect(recentActivity(movements, 'acc-1', today, 28)).toBe(-4);
    expect(transactionCount(movements, 'acc-1')).toBe(2);
  });
});
