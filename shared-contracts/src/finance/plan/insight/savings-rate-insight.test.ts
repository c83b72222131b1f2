import fc from 'fast-check';
import { savingsLevel, savingsRateSentence, shownSavingsRate } from './savings-rate-insight';

describe('the level of a savings rate', () => {
  // Covers P2-9-4.
  it.each([
    [20, 'excellent'],
    [19.99, 'okay'],
    [10, 'okay'],
    [9.99, 'low'],
    [-5, 'low'],
  ])('of %d %% is %s', (percent, level) => {
    expect(savingsLevel(percent)).toBe(level);
  });
});

describe('shownSavingsRate', () => {
  it.each([
    [20, 20],
    [20.04, 20],
    [19.999, 19.9],
    [19.96, 19.9],
    [19.94, 19.9],
    [12.345, 12.3],
    [10, 10],
    [9.99, 9.9],
    [0, 0],
    [0.04, 0],
    [-0.01, -0.1],
    [-4.56, -4.6],
  ])('prints %d as %d', (percent, shown) => {
    expect(shownSavingsRate(percent)).toBe(shown);
  });

  it('has the same level as the exact rate, within a tenth of it', () => {
    fc.assert(
      fc.property(fc.double({ min: -500, max: 100, noNaN: true }), (percent) => {
        const shown = shownSavingsRate(percent);
        expect(savingsLevel(shown)).toBe(savingsLevel(percent));
        expect(Math.abs(shown - percent)).toBeLessThanOrEqual(0.1 + 1e-9);
      }),
    );
  });
});

describe('savingsRateSentence', () => {
  // Covers P2-9-4.
  it.each([
    ['excellent', 20, 'You kept 20% of what you earned over the last three months.'],
    ['okay', 12.345, 'You kept 12.3% of what you earned over the last three months.'],
    ['low', 0, 'You kept 0% of what you earned over the last three months.'],
    ['okay', 19.96, 'You kept 19.9% of what you earned over the last three months.'],
    ['okay', 19.9, 'You kept 19.9% of what you earned over the last three months.'],
    ['low', -0.01, 'You spent 0.1% more than you earned over the last three months.'],
    ['low', -4.56, 'You spent 4.6% more than you earned over the last three months.'],
  ] as const)('of a rate that is %s at %d %% begins: %s', (level, percent, sentence) => {
    expect(savingsRateSentence({ percent, level, months: 3 }).startsWith(`${sentence} `)).toBe(
      true,
    );
  });

  it.each([
    [1, 'over the last month.'],
    [2, 'over the last two months.'],
    [3, 'over the last three months.'],
  ])('names the months of a rate of %d', (months, words) => {
    expect(savingsRateSentence({ percent: 15, level: 'okay', months })).toContain(words);
  });

  it.each([
    [-14.5, 'A first aim is to spend no more than you earn.'],
    [4, 'A first aim is 10%.'],
  ])('of a rate of %d %% names the aim: %s', (percent, aim) => {
    expect(savingsRateSentence({ percent, level: 'low', months: 3 })).toMatch(aim);
  });

  it('calls no rate excellent that is below the threshold', () => {
    expect(savingsRateSentence({ percent: 19.96, level: 'okay', months: 3 })).toContain(
      'That is okay; 20% or more would be excellent.',
    );
  });
});
