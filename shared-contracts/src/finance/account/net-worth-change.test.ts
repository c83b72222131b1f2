import { cents, ZERO } from '../../money';
import { isoMonth } from '../civil-date';
import type { NetWorthPoint } from '../entities';
import { netWorthChange } from './net-worth-change';

const history = (...values: number[]): NetWorthPoint[] =>
  values.map((value, index) => ({
    date: isoMonth(`2025-0${index + 1}`),
    value: cents(value),
    assets: cents(value),
    liabilities: ZERO,
  }));

describe('netWorthChange', () => {
  // Covers P1-2.6-22, P2-3-5.
  it.each([
    [[], 100_00, 0, 0],
    [[100_00], 100_00, 0, 0],
    [[80_00, 100_00], 100_00, 20_00, 25],
    [[100_00, 80_00], 80_00, -20_00, -20],
    [[0, 50_00], 50_00, 50_00, 0],
    [[-100_00, -50_00], -50_00, 50_00, 50],
    [[1_000_00, 1_004_99], 1_004_99, 4_99, 0],
    [[1_000_00, 1_005_00], 1_005_00, 5_00, 1],
    [[5_00, 100_00, 110_00], 120_00, 20_00, 20],
  ])(
    'after %j and with a present value of %d is %d cents, %d %%',
    (values, current, amount, percent) => {
      expect(netWorthChange(cents(current), history(...values))).toEqual({ amount, percent });
    },
  );

  it('never returns minus zero percent', () => {
    const { percent } = netWorthChange(cents(999_99), history(1_000_00, 999_99));
    expect(Object.is(percent, 0)).toBe(true);
  });
});
