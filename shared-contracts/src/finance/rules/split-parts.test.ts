import fc from 'fast-check';
import { cents, sum } from '../../money';
import { splitParts } from './split-parts';

const a = { category: 'groceries' };
const b = { category: 'travel' };

// Covers P3-A7-3.
test.each([
  [
    'halves of an odd cent',
    [
      { ...a, share: 0.5 },
      { ...b, share: 0.5 },
    ],
    -101,
    [-51, -50],
  ],
  ['an amount and the rest', [{ ...a, amount: cents(30) }, b], -100, [-30, -70]],
  [
    'an amount and a share of the rest',
    [
      { ...a, amount: cents(30) },
      { ...b, share: 0.1 },
    ],
    100,
    [30, 70],
  ],
  ['a share and the rest', [{ ...a, share: 0.25 }, b], -100, [-25, -75]],
  ['a share and two rests', [{ ...a, share: 0.5 }, b, b], 100, [50, 25, 25]],
  ['a share of everything and a rest', [{ ...a, share: 1 }, b], 100, [100]],
  [
    'shares above the whole, in proportion',
    [
      { ...a, share: 0.9 },
      { ...b, share: 0.6 },
    ],
    100,
    [60, 40],
  ],
  [
    'amounts below the whole',
    [
      { ...a, amount: cents(30) },
      { ...b, amount: cents(30) },
    ],
    -100,
    [-30, -70],
  ],
  [
    'amounts above the whole',
    [
      { ...a, amount: cents(80) },
      { ...b, amount: cents(80) },
    ],
    -100,
    [-80, -20],
  ],
  ['an amount that is the whole', [{ ...a, amount: cents(100) }, b], -100, [-100]],
])('%s', (_, parts, amount, expected) => {
  expect(splitParts(parts, cents(amount)).map((part) => part.amount)).toEqual(expected);
});

// Covers P3-A7-3.
test('any parts add up to the row to the cent and have its sign', () => {
  const part = fc.record(
    {
      category: fc.constant('groceries'),
      amount: fc.integer({ min: 0, max: 100_000 }).map(cents),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
    },
    { requiredKeys: ['category'] },
  );
  fc.assert(
    fc.property(
      fc.array(part, { minLength: 2, maxLength: 6 }),
      fc.integer({ min: -1_000_000, max: 1_000_000 }).filter((amount) => amount !== 0),
      (parts, amount) => {
        const amounts = splitParts(parts, cents(amount)).map((each) => each.amount);
        expect(sum(amounts)).toBe(amount);
        expect(amounts.every((each) => Math.sign(each) === Math.sign(amount))).toBe(true);
      },
    ),
  );
});
