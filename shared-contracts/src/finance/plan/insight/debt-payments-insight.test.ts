import fc from 'fast-check';
import { cents } from '../../../money';
import {
  debtLevel,
  debtPaymentsSentence,
  MANAGEABLE_DEBT_PERCENT as LIMIT,
  shownDebtShare,
} from './debt-payments-insight';

describe('the level of debt payments', () => {
  // Covers P2-9-5.
  it.each([
    [36_00, 'manageable'],
    [36_01, 'high'],
    [0, 'manageable'],
  ])('of %d on $100 is %s', (payments, level) => {
    expect(debtLevel(cents(payments), cents(100_00))).toBe(level);
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

describe('debtPaymentsSentence', () => {
  // Covers P2-9-5.
  it.each([
    [36, '36%'],
    [36.01, '36.1%'],
  ])('of %d %% prints %s', (percent, printed) => {
    const share = { percent, payments: cents(827_00), incomeBasis: 'profile' } as const;
    expect(debtPaymentsSentence(share)).toBe(
      `Debt payments of $827.00 a month take ${printed} of your income. Up to 36% is manageable.`,
    );
  });

  it('says when the income is after tax', () => {
    const share = { percent: 40, payments: cents(827_00), incomeBasis: 'deposits' } as const;
    expect(debtPaymentsSentence(share)).toContain('40% of your income after tax. Up to 36%');
  });
});
