import { isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { changeMessage } from './change-message';

describe('changeMessage', () => {
  it.each([
    [100, 1, '$0.01 more than in May'],
    [100, -1, '$0.01 less than in May'],
    [100, 0, 'Same as in May'],
    [0, 500, 'Nothing in May'],
  ])('of %d before and a change of %d is %p', (previous, change, message) => {
    const amounts = { previous: cents(previous), change: cents(change) };
    expect(changeMessage(amounts, isoMonth('2025-06'))).toBe(message);
  });
});
