import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { changeMessage, comparedWith } from './change-message';

const june = isoMonth('2025-06');

describe('changeMessage', () => {
  it.each([
    [100, 1, '$0.01 more'],
    [100, -1, '$0.01 less'],
    [100, 0, 'No change'],
    [0, 500, 'Nothing then'],
  ])('of %d before and a change of %d is %p', (previous, change, message) => {
    const amounts = { previous: cents(previous), change: cents(change) };
    expect(changeMessage(amounts)).toBe(message);
  });
});

describe('comparedWith', () => {
  //
  it.each([
    ['2025-06-01', 'the first day of May'],
    ['2025-06-12', 'the first 12 days of May'],
    ['2025-06-29', 'the first 29 days of May'],
    ['2025-06-30', 'May'],
    ['2025-07-01', 'May'],
  ])('names on %s what June is compared with: %s', (today, days) => {
    expect(comparedWith(june, isoDate(today))).toBe(days);
  });
});
