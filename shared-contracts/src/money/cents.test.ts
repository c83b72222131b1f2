import fc from 'fast-check';
import { cents, fromDollars, toDollars } from './index';

describe('cents', () => {
  it.each([0, 1, -1, Number.MAX_SAFE_INTEGER])('takes %d', (value) => {
    expect(cents(value)).toBe(value);
  });

  it.each([0.5, NaN, Infinity, Number.MAX_SAFE_INTEGER + 1])('refuses %d', (value) => {
    expect(() => cents(value)).toThrow(RangeError);
  });

  it('has no negative zero', () => {
    expect(Object.is(cents(-0), 0)).toBe(true);
  });
});

describe('fromDollars', () => {
  it.each([
    [0, 0],
    [12.34, 12_34],
    [-12.34, -12_34],
    [1.005, 1_01],
    [-1.005, -1_01],
    [0.004, 0],
    [0.29, 29],
    [8.165, 8_17],
    [1e-7, 0],
    [1e21 / 1e12, 1_000_000_000_00],
  ])('turns %d dollars into %d cents', (dollars, expected) => {
    expect(fromDollars(dollars)).toBe(expected);
  });

  it.each([NaN, Infinity, -Infinity])('refuses %d', (dollars) => {
    expect(() => fromDollars(dollars)).toThrow(RangeError);
  });

  it('returns every amount that toDollars converted', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        expect(fromDollars(toDollars(cents(amount)))).toBe(amount);
      }),
    );
  });
});
