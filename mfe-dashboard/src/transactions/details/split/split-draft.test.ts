import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import fc from 'fast-check';
import {
  firstParts,
  isWhole,
  type PartDraft,
  partsPatch,
  shareText,
  unassigned,
  withPart,
  withShares,
} from './split-draft';

const parts = (...amounts: (number | null)[]): PartDraft[] =>
  amounts.map((amount, key) => ({
    key,
    category: 'Other',
    amount: amount === null ? null : cents(amount),
  }));

const WHOLE = cents(-10_000);

describe('a split', () => {
  it('starts with the whole amount in the first part', () => {
    const row = transaction({ amount: WHOLE, category: 'Groceries' });
    expect(firstParts({ row, parts: [] })).toEqual([
      { key: 1, category: 'Groceries', amount: 10_000 },
      { key: 2, category: 'Other', amount: null },
    ]);
  });

  it('starts with the existing parts', () => {
    const part = transaction({ id: 'txn-1~1', amount: cents(-250), category: 'Gas' });
    expect(firstParts({ row: transaction(), parts: [part] })).toEqual([
      { key: 1, category: 'Gas', amount: 250 },
    ]);
  });

  it.each([
    ['nothing is assigned', parts(null, null), 10_000],
    ['a cent is missing', parts(6_000, 3_999), 1],
    ['all is assigned', parts(6_000, 4_000), 0],
    ['a cent is too much', parts(6_000, 4_001), -1],
  ])('computes the amount left when %s', (_, drafts, left) => {
    expect(unassigned(WHOLE, drafts)).toBe(left);
  });

  it.each([
    ['two parts that sum to the whole', parts(6_000, 4_000), true],
    ['one part', parts(10_000), false],
    ['a cent missing', parts(6_000, 3_999), false],
    ['a cent too much', parts(6_000, 4_001), false],
    ['an empty part', parts(10_000, null), false],
    ['a part of nothing', parts(10_000, 0), false],
    ['a part below zero', parts(11_000, -1_000), false],
  ])('is checked before saving: %s', (_, drafts, expected) => {
    expect(isWhole(WHOLE, drafts)).toBe(expected);
  });

  it('gives a new part the amount that is left', () => {
    expect(withPart(WHOLE, parts(6_000, 1_000)).at(-1)).toEqual({
      key: 2,
      category: 'Other',
      amount: 3_000,
    });
    expect(withPart(WHOLE, parts(6_000, 4_000)).at(-1)?.amount).toBeNull();
  });

  it('sends parts that sum to the transaction with its sign', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999, max: 99_999 }), fc.nat(99_999), (amount, first) => {
        const whole = cents(amount);
        const drafts = parts(first, Math.abs(amount) - first);
        const sent = partsPatch(whole, drafts).parts ?? [];
        const total = sent.reduce((sum, part) => sum + Math.round(part.amount * 100), 0);
        expect(total).toBe(amount);
      }),
    );
  });
});

// Covers P3-A8-8.
describe('a split by shares', () => {
  const amounts = (whole: number, ...shares: string[]) =>
    withShares(cents(whole), parts(...shares.map(() => null)), { ...shares }).map(
      ({ amount }) => amount,
    );

  it.each([
    [-10_000, ['50', '50'], [5_000, 5_000]],
    [-1_000, ['33.33', '33.33', '33.33'], [334, 333, 333]],
    [1_000, ['12,5 %', '87.5'], [125, 875]],
    [-1_000, ['60', '30'], [600, 300]],
    [-1_000, ['60', ''], [600, null]],
    [-1_000, ['60', 'x'], [600, null]],
    [-1_000, ['-60', '160'], [null, null]],
    [-1_000, ['0', '100'], [null, 1_000]],
  ])('of %i by %j gives %j', (whole, shares, expected) => {
    expect(amounts(whole, ...shares)).toEqual(expected);
  });

  it('adds up to the cent for any shares of the whole', () => {
    const whole = fc.integer({ min: 100, max: 10_000_000 });
    fc.assert(
      fc.property(whole, fc.integer({ min: 1, max: 9_999 }), (total, hundredths) => {
        const shares = [`${hundredths / 100}`, `${(10_000 - hundredths) / 100}`];
        const [first, second] = amounts(-total, ...shares);
        expect((first ?? 0) + (second ?? 0)).toBe(total);
      }),
      { numRuns: 200 },
    );
  });

  it('begins with what the parts have', () => {
    expect(parts(2_500, null).map((part) => shareText(WHOLE, part))).toEqual(['25', '']);
  });
});
