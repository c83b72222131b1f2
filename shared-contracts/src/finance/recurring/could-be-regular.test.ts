import fc from 'fast-check';
import { addDays, dayNumber, isoDate } from '../civil-date';
import { CADENCES } from './cadence';
import { bestChain } from './chain';
import { possibleLinks } from './could-be-regular';

const START = isoDate('2024-01-31');

const gaps = fc.array(
  fc.oneof(
    fc.integer({ min: 0, max: 400 }),
    fc.constantFrom(6, 7, 8, 13, 14, 15, 16, 28, 29, 30, 31, 33, 36, 84, 90, 92, 98, 359, 365, 375),
  ),
  { minLength: 1, maxLength: 24 },
);

describe.each(CADENCES)('possibleLinks of %s payments', (cadence) => {
  it('are never fewer than the regular links of the best chain', () => {
    fc.assert(
      fc.property(gaps, fc.integer({ min: 0, max: 900 }), (list, offset) => {
        let date = addDays(START, offset);
        const payments = [0, ...list].map((gap) => {
          date = addDays(date, gap);
          return { date, amount: 1_000 };
        });
        const { links } = bestChain(payments, cadence);
        const regular = links.filter((link) => link === 'regular').length;
        const days = payments.map((each) => dayNumber(each.date));
        expect(possibleLinks(days, cadence)).toBeGreaterThanOrEqual(regular);
      }),
      { numRuns: 500 },
    );
  });
});

it.each([
  ['weekly', [0, 5], 0],
  ['weekly', [0, 6], 1],
  ['weekly', [0, 8], 1],
  ['weekly', [0, 9], 0],
  ['monthly', [0, 22], 0],
  ['monthly', [0, 23], 1],
  ['monthly', [0, 36], 1],
  ['monthly', [0, 37], 0],
  ['monthly', [0, 10, 30, 40], 2],
] as const)('possibleLinks of %s payments on the days %j are %d', (cadence, days, count) => {
  expect(possibleLinks(days, cadence)).toBe(count);
});
