import fc from 'fast-check';
import {
  abs,
  add,
  allocate,
  cents,
  divide,
  negate,
  percentOf,
  scale,
  subtract,
  sum,
  ZERO,
} from './index';

const amount = fc.integer({ min: -1e11, max: 1e11 }).map(cents);

describe('sums', () => {
  it('adds an empty list up to zero', () => {
    expect(sum([])).toBe(0);
  });

  it('adds ten dimes to one dollar', () => {
    expect(sum(Array.from({ length: 10 }, () => cents(10)))).toBe(1_00);
  });

  it('subtracts what it added', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(add(a, negate(a))).toBe(0);
        expect(abs(negate(a))).toBe(abs(a));
      }),
    );
  });
});

describe('scale and divide', () => {
  it.each([
    [1_00, 1.5, 1_50],
    [5, 0.5, 3],
    [-5, 0.5, -3],
    [0, 7, 0],
  ])('scales %d by %d to %d', (from, factor, expected) => {
    expect(scale(cents(from), factor)).toBe(expected);
  });

  it.each([
    [10_00, 3, 3_33],
    [20_00, 3, 6_67],
    [1, 2, 1],
    [-1, 2, -1],
    [0, 12, 0],
  ])('divides %d in %d parts of %d', (from, parts, expected) => {
    expect(divide(cents(from), parts)).toBe(expected);
  });

  it('throws on a division by zero', () => {
    expect(() => divide(cents(1), 0)).toThrow(RangeError);
  });

  it('is off by at most half a cent per part', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 60 }), (total, parts) => {
        expect(Math.abs(divide(total, parts) * parts - total)).toBeLessThanOrEqual(parts / 2);
      }),
    );
  });
});

describe('percentOf', () => {
  it.each([
    [0, 0, 0],
    [5_00, 0, 0],
    [1_00, 4_00, 25],
    [-1_00, 4_00, -25],
    [1, 3, 100 / 3],
  ])('%d of %d is %d percent', (part, whole, expected) => {
    expect(percentOf(cents(part), cents(whole))).toBeCloseTo(expected, 10);
  });
});

describe('allocate', () => {
  it.each([
    [1_00, [1, 1, 1], [34, 33, 33]],
    [-1_00, [1, 1, 1], [-34, -33, -33]],
    [10, [0, 0], [5, 5]],
    [7, [3, 1], [5, 2]],
    [0, [1, 2], [0, 0]],
    [5, [0, 1], [0, 5]],
  ])('splits %d over %j into %j', (total, weights, parts) => {
    expect(allocate(cents(total), weights)).toEqual(parts);
  });

  it.each([[[]], [[-1, 2]], [[NaN]]])('refuses the weights %j', (weights) => {
    expect(() => allocate(ZERO, weights)).toThrow(RangeError);
  });

  it('never loses or adds a cent', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(amount, weights, (total, parts) => {
        expect(sum(allocate(total, parts))).toBe(total);
      }),
    );
  });

  it('stays within a cent of the exact share', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 1000 }), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e9 }).map(cents), weights, (total, parts) => {
        const whole = parts.reduce((a, b) => a + b, 0);
        allocate(total, parts).forEach((part, index) => {
          expect(Math.abs(part - (total * parts[index]!) / whole)).toBeLessThan(1.001);
        });
      }),
    );
  });
});
