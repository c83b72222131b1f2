import fc from 'fast-check';
import { cents } from '../../money';
import { debtLevel, savingsLevel } from './health-insights';
import { shownDebtShare, shownSavingsRate } from './shown-percent';
import { MANAGEABLE_DEBT_PERCENT as LIMIT } from './thresholds';

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

describe('shownDebtShare', () => {
  it.each([
    [LIMIT - 0.04, LIMIT],
    [LIMIT, LIMIT],
    [LIMIT + 0.001, LIMIT + 0.1],
    [LIMIT + 0.04, LIMIT + 0.1],
    [LIMIT + 0.06, LIMIT + 0.1],
    [12.34, 12.3],
  ])('prints %d as %d', (percent, shown) => {
    expect(shownDebtShare(percent)).toBeCloseTo(shown, 9);
  });

  it('has the same level as the exact share', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_000_00 }), (payments) => {
        const level = debtLevel(cents(payments), cents(1_000_00));
        const shown = shownDebtShare(payments / 1_000);
        expect(shown <= LIMIT ? 'manageable' : 'high').toBe(level);
      }),
    );
  });
});
