import fc from 'fast-check';
import { cents, fromDollars, toDollars } from '../../money';
import type { ByStatus, FilingStatus } from '../sourced/filing-status';
import { type Bracket, gainsTaxBrackets, incomeTaxBrackets } from '../sourced/income-tax';
import { bracketTax, gainsTax } from './income-tax';

const PERCENTS = [10, 12, 22, 24, 32, 35, 37];
const brackets = (...tops: number[]): Bracket[] =>
  [0, ...tops].map((above, at) => ({ above, percent: PERCENTS[at]! }));

const inDollars = (income: number, of: readonly Bracket[]): number =>
  toDollars(bracketTax(fromDollars(income), of));

describe('bracketTax', () => {
  // Tables 1 to 4 of Rev. Proc. 2025-32 print the tax at each threshold.
  // Covers P3-C2-1.
  it.each<[FilingStatus, number, number]>([
    ['joint', 24_800, 2_480],
    ['joint', 100_800, 11_600],
    ['joint', 211_400, 35_932],
    ['joint', 403_550, 82_048],
    ['joint', 512_450, 116_896],
    ['joint', 768_700, 206_583.5],
    ['head', 17_700, 1_770],
    ['head', 67_450, 7_740],
    ['head', 105_700, 16_155],
    ['head', 201_750, 39_207],
    ['head', 256_200, 56_631],
    ['head', 640_600, 191_171],
    ['single', 12_400, 1_240],
    ['single', 50_400, 5_800],
    ['single', 105_700, 17_966],
    ['single', 201_775, 41_024],
    ['single', 256_225, 58_448],
    ['single', 640_600, 192_979.25],
    ['separate', 12_400, 1_240],
    ['separate', 50_400, 5_800],
    ['separate', 105_700, 17_966],
    ['separate', 201_775, 41_024],
    ['separate', 256_225, 58_448],
    ['separate', 384_350, 103_291.75],
  ])('of a %s return of 2026 with $%d is $%d', (status, income, tax) => {
    expect(inDollars(income, incomeTaxBrackets.value[status])).toBe(tax);
  });

  const OF_2023: ByStatus<readonly Bracket[]> = {
    single: brackets(11_000, 44_725, 95_375, 182_100, 231_250, 578_125),
    joint: brackets(22_000, 89_450, 190_750, 364_200, 462_500, 693_750),
    separate: brackets(11_000, 44_725, 95_375, 182_100, 231_250, 346_875),
    head: brackets(15_700, 59_850, 95_350, 182_100, 231_250, 578_100),
  };

  /** The tax table has the tax on the middle of each row, in whole dollars. */
  const inTable = (from: number, to: number, status: FilingStatus): number =>
    Math.round(inDollars((from + to) / 2, OF_2023[status]));

  // These are rows of the Tax Table in the IRS instructions for Form 1040 of 2023.
  // Covers P3-C2-1.
  it.each([
    [0, 5, 0, 0, 0, 0],
    [5, 15, 1, 1, 1, 1],
    [15, 25, 2, 2, 2, 2],
    [25, 50, 4, 4, 4, 4],
    [50, 75, 6, 6, 6, 6],
    [975, 1_000, 99, 99, 99, 99],
    [2_975, 3_000, 299, 299, 299, 299],
    [3_000, 3_050, 303, 303, 303, 303],
    [11_950, 12_000, 1_217, 1_198, 1_217, 1_198],
    [15_700, 15_750, 1_667, 1_573, 1_667, 1_573],
    [25_300, 25_350, 2_819, 2_599, 2_819, 2_725],
    [57_000, 57_050, 7_853, 6_403, 7_853, 6_529],
    [60_000, 60_050, 8_513, 6_763, 8_513, 6_907],
    [95_000, 95_050, 16_213, 11_521, 16_213, 14_607],
    [97_000, 97_050, 16_686, 11_961, 16_686, 15_080],
    [99_950, 100_000, 17_394, 12_610, 17_394, 15_788],
  ])('is that of the row from $%d to $%d of the table of 2023', (from, to, ...taxes) => {
    const [single, joint, separate, head] = taxes;
    expect({
      single: inTable(from, to, 'single'),
      joint: inTable(from, to, 'joint'),
      separate: inTable(from, to, 'separate'),
      head: inTable(from, to, 'head'),
    }).toEqual({ single, joint, separate, head });
  });

  it('never falls with the income, and takes at most 37 % of a dollar more', () => {
    const income = fc.integer({ min: 0, max: 2_000_000_00 });
    fc.assert(
      fc.property(income, income, (a, b) => {
        const [less, more] = [Math.min(a, b), Math.max(a, b)];
        const of = incomeTaxBrackets.value.single;
        const rise = bracketTax(cents(more), of) - bracketTax(cents(less), of);
        expect(rise).toBeGreaterThanOrEqual(0);
        expect(rise).toBeLessThanOrEqual((more - less) * 0.37 + 1);
      }),
      { numRuns: 200 },
    );
  });
});

describe('gainsTax', () => {
  const of = gainsTaxBrackets.value.single;
  const taxed = (other: number, gains: number): number =>
    toDollars(gainsTax(fromDollars(other), fromDollars(gains), of));

  // Covers P3-C2-2.
  it.each([
    ['below the zero-rate amount', 40_000, 9_450, 0],
    ['one cent above the zero-rate amount', 40_000, 9_450.1, 0.02],
    ['half above it', 49_450, 10_000, 1_500],
    ['at the end of 15 %', 445_500, 100_000, 15_000],
    ['above the end of 15 %', 545_500, 10_000, 2_000],
    ['across all three', 0, 600_000, 0.15 * (545_500 - 49_450) + 0.2 * (600_000 - 545_500)],
  ])('on gains %s, on top of other income', (_, other, gains, tax) => {
    expect(taxed(other, gains)).toBe(tax);
  });
});
