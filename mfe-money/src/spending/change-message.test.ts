import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { changeMessage } from './change-message';

const june = isoMonth('2025-06');

describe('changeMessage', () => {
  it.each([
    [100, 1, '$0.01 more than in May'],
    [100, -1, '$0.01 less than in May'],
    [100, 0, 'Same as in May'],
    [0, 500, 'Nothing in May'],
  ])('of %d before and a change of %d is %p', (previous, change, message) => {
    const amounts = { previous: cents(previous), change: cents(change) };
    expect(changeMessage(amounts, june, isoDate('2025-06-30'))).toBe(message);
  });

  //
  it.each([
    ['2025-06-01', '$0.01 more than in the first day of May'],
    ['2025-06-12', '$0.01 more than in the first 12 days of May'],
    ['2025-06-29', '$0.01 more than in the first 29 days of May'],
    ['2025-07-01', '$0.01 more than in May'],
  ])('names on %s what June is compared with: %s', (today, message) => {
    const amounts = { previous: cents(100), change: cents(1) };
    expect(changeMessage(amounts, june, isoDate(today))).toBe(message);
  });
});
