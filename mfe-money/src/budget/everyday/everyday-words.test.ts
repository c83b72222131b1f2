import { type EverydayBudget, isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { paceWords, reservedWords } from './everyday-words';

const everyday = (left: number, days: number): EverydayBudget => ({
  left: cents(left),
  perDay: cents(241_00),
  days,
  until: isoDate('2026-11-30'),
  reserved: cents(0),
});

describe('paceWords', () => {
  it.each([
    [1_933_00, 8, '$241 a day until Nov 30'],
    [1_933_00, 2, '$241 a day until Nov 30'],
    [1_933_00, 1, 'on the last day of the month'],
    [0, 8, 'with 8 days to go'],
    [-1, 8, 'with 8 days to go'],
    [-1, 1, 'on the last day of the month'],
  ])('of %d cents with %d days to go are "%s"', (left, days, words) => {
    expect(paceWords(everyday(left, days))).toBe(words);
  });
});

describe('reservedWords', () => {
  it.each([
    [0, /are done\.$/],
    [640_00, /Another \$640 is set aside/],
  ])('of %d cents match %s', (reserved, words) => {
    expect(reservedWords({ reserved: cents(reserved) })).toMatch(words);
  });
});
