import { cents } from '@halyard/shared-contracts/money';
import { transaction } from '@halyard/shared-contracts/testing';
import fc from 'fast-check';
import {
  firstParts,
  isWhole,
  type PartDraft,
  partsPatch,
  unassigned,
  withPart,
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
