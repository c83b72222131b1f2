import { cents } from '../../../money';
import { paidPercent } from './paid-percent';

describe('paidPercent', () => {
  it.each([
    [300_00, 400_00, 25],
    [400_00, 400_00, 0],
    [500_00, 400_00, 0],
    [0, 400_00, 100],
    [-20_00, 400_00, 100],
    [300_00, 0, null],
    [300_00, null, null],
    [300_00, undefined, null],
    [null, 400_00, null],
  ])('of %p still owed and %p borrowed is %p', (balance, original, percent) => {
    expect(
      paidPercent({
        balance: balance === null ? null : cents(balance),
        ...(original === undefined ? {} : { original: original === null ? null : cents(original) }),
      }),
    ).toBe(percent);
  });
});
