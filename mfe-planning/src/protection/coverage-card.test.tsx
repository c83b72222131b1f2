import { cents } from '@halyard/shared-contracts/money';
import { needWords } from './coverage-card';

const need = (part: object) => ({
  covered: cents(400_00),
  owed: cents(300_00),
  left: cents(100_00),
  months: null,
  ...part,
});

describe('needWords', () => {
  // Covers P3-C6-9.
  it.each([
    [{ covered: cents(0) }, 'No active policy here would pay any of it.'],
    [{ left: cents(-5_00) }, 'That is $5.00 less than you owe.'],
    [{ left: cents(0) }, 'That is exactly what you owe.'],
    [{}, 'After your debts, $100.00 would be left.'],
    [
      { months: 26 },
      'After your debts, $100.00 would be left: enough for 2 years 2 months at your usual $4.00 a month.',
    ],
    [
      { owed: cents(0), left: cents(400_00), months: 0 },
      'You owe nothing, so it would pay for less than a month at your usual $4.00 a month.',
    ],
    [{ owed: cents(0), left: cents(400_00) }, 'You owe nothing.'],
  ])('of %j', (part, words) => {
    expect(needWords(need(part), cents(4_00))).toBe(words);
  });
});
