import fc from 'fast-check';
import { cents, fromDollars, toDollars } from '../../money';
import { FILING_STATUSES, type FilingStatus } from '../sourced/filing-status';
import { taxableBenefits } from './taxable-benefits';

describe('taxableBenefits', () => {
  // The first four are the filled-in examples of IRS Pub. 915.
  // Covers P3-C2-3.
  it.each<[string, FilingStatus, number, number, number]>([
    ['George, single', 'single', 5_980, 28_990, 2_990],
    ['Ray and Alice, joint', 'joint', 5_600, 28_750, 0],
    ['Joe and Betty, joint', 'joint', 10_000, 40_500, 6_275],
    ['Bill, separate', 'separate', 4_000, 8_000, 3_400],
    ['exactly at the base amount', 'single', 20_000, 15_000, 0],
    ['a dollar above it', 'single', 20_000, 15_001, 0.5],
    ['exactly at the adjusted base amount', 'single', 20_000, 24_000, 4_500],
    ['a dollar above that', 'single', 20_000, 24_001, 4_500.85],
    ['in the upper part', 'single', 24_000, 30_000, 11_300],
    ['a couple in the lower part', 'joint', 30_000, 22_000, 2_500],
    ['at the most of 85 %', 'joint', 30_000, 500_000, 25_500],
  ])('of %s', (_, status, benefits, other, taxable) => {
    const amount = taxableBenefits(fromDollars(benefits), fromDollars(other), status);
    expect(toDollars(amount)).toBe(taxable);
  });

  it('never falls with the other income and never exceeds 85 %', () => {
    const amount = fc.integer({ min: 0, max: 300_000_00 });
    const status = fc.constantFrom(...FILING_STATUSES);
    fc.assert(
      fc.property(amount, amount, amount, status, (benefits, a, b, of) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)].map((other) =>
          taxableBenefits(cents(benefits), cents(other), of),
        );
        expect(more).toBeGreaterThanOrEqual(less!);
        expect(more).toBeLessThanOrEqual(Math.round(benefits * 0.85));
      }),
      { numRuns: 300 },
    );
  });
});
