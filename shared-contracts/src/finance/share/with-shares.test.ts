import fc from 'fast-check';
import { cents, sum } from '../../money';
import { transaction } from '../../testing';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { partId, wholeId } from '../movement/part-id';
import { totalIncome, totalSpending } from '../movement/totals';
import { suggestRepayments } from './suggest-repayments';
import { expectedBack, withoutShares, withShares } from './with-shares';

const dinner = transaction({ id: 'dinner', category: 'Dining Out', amount: cents(-100_00) });
const deposit = (id: string, dollars: number, part: Partial<Transaction> = {}) =>
  transaction({ id, category: 'Other', amount: cents(dollars * 100), type: 'credit', ...part });

const shares = (owed: Record<string, number>, repays: Record<string, string> = {}) => ({
  owed: new Map(Object.entries(owed).map(([id, dollars]) => [id, cents(dollars * 100)])),
  repays: new Map(Object.entries(repays)),
});
const figures = (rows: readonly Transaction[]) => [totalSpending(rows), totalIncome(rows)];

// Covers P3-A9-1.
describe('a purchase of which others pay back a share', () => {
  it.each<[string, Transaction[], ReturnType<typeof shares>, number, number]>([
    ['nothing is shared', [dinner], shares({}), 100_00, 0],
    ['a share', [dinner], shares({ dinner: 60 }), 40_00, 0],
    ['all of it is shared', [dinner], shares({ dinner: 100 }), 0, 0],
    ['more than the bank’s corrected amount', [dinner], shares({ dinner: 130 }), 0, 0],
    ['an unmatched deposit', [dinner, deposit('a', 60)], shares({ dinner: 60 }), 40_00, 60_00],
    [
      'a matched deposit',
      [dinner, deposit('a', 60)],
      shares({ dinner: 60 }, { a: 'dinner' }),
      40_00,
      0,
    ],
    [
      'a deposit of a part of the share',
      [dinner, deposit('a', 20)],
      shares({ dinner: 60 }, { a: 'dinner' }),
      40_00,
      0,
    ],
    [
      'a deposit of more than the share',
      [dinner, deposit('a', 75)],
      shares({ dinner: 60 }, { a: 'dinner' }),
      40_00,
      15_00,
    ],
    [
      'a deposit for a purchase that does not exist',
      [deposit('a', 60)],
      shares({ dinner: 60 }, { a: 'dinner' }),
      0,
      60_00,
    ],
    [
      'a deposit for a purchase without a share',
      [dinner, deposit('a', 60)],
      shares({ other: 1 }, { a: 'dinner' }),
      100_00,
      60_00,
    ],
  ])('counts only the user’s own share: %s', (_, rows, shared, spent, income) => {
    expect(figures(withShares(rows, shared))).toEqual([spent, income]);
  });

  it('is repaid by the oldest deposit first', () => {
    const [later, earlier] = [
      deposit('later', 50, { date: isoDate('2025-06-20') }),
      deposit('earlier', 50, { date: isoDate('2025-06-10') }),
    ];
    const shared = shares({ dinner: 60 }, { later: 'dinner', earlier: 'dinner' });
    const rows = withShares([later, earlier, dinner], shared);
    expect(rows.find(({ id }) => id === 'earlier')?.repays).toEqual({
      id: 'dinner',
      of: 'earlier',
    });
    expect(rows.find(({ id }) => id === partId('later', 1))?.amount).toBe(40_00);
    expect(expectedBack(rows).get('dinner')).toEqual({ owed: 60_00, returned: 60_00, open: 0 });
  });

  it('still adds up, and can be restored, for any shares', () => {
    const amount = fc.integer({ min: 1, max: 50_000 });
    const parts = fc.array(amount, { minLength: 1, maxLength: 4 });
    const shared = fc.record({ parts, back: parts, owed: amount, isMatched: fc.boolean() });
    fc.assert(
      fc.property(shared, ({ parts: bought, back, owed, isMatched }) => {
        const rowsOf = (id: string, sign: number, amounts: number[]) =>
          amounts.map((each, at) =>
            transaction({
              id: amounts.length === 1 ? id : partId(id, at + 1),
              amount: cents(sign * each),
            }),
          );
        const before = [...rowsOf('in', 1, back), ...rowsOf('out', -1, bought)];
        const after = withShares(before, {
          owed: new Map([['out', cents(owed)]]),
          repays: new Map(isMatched ? [['in', 'out']] : []),
        });
        expect(new Set(after.map(({ id }) => id)).size).toBe(after.length);
        for (const id of ['in', 'out']) {
          const own = (rows: readonly Transaction[]) =>
            rows.filter((row) => wholeId(row.id) === id);
          expect(sum(own(after).map((row) => row.amount))).toBe(
            sum(own(before).map((row) => row.amount)),
          );
          expect(withoutShares(own(after))).toEqual(own(before));
        }
        const { owed: found, open } = expectedBack(after).get('out')!;
        const total = bought.reduce((a, b) => a + b, 0);
        expect(found).toBe(Math.min(owed, total));
        expect(open).toBeGreaterThanOrEqual(0);
        expect(totalSpending(after.filter((row) => row.amount < 0))).toBe(total - found);
      }),
      { numRuns: 200 },
    );
  });
});

// Covers P3-A9-2.
describe('the deposits that may pay back a share', () => {
  const day = (date: string) => ({ date: isoDate(date) });
  const suggested = (...rows: Transaction[]) =>
    suggestRepayments({ ...dinner, ...day('2025-06-01') }, cents(60_00), rows).map(({ id }) => id);
  it.each<[string, Transaction, boolean]>([
    ['the exact amount', deposit('a', 60), true],
    ['less', deposit('a', 20), true],
    ['more', deposit('a', 60.01), false],
    ['a salary', deposit('a', 60, { category: 'Salary' }), false],
    ['a transfer of a friend', deposit('a', 60, { category: 'Transfer' }), true],
    ['a purchase', deposit('a', -60), false],
    ['another currency', deposit('a', 60, { currency: 'EUR' }), false],
    ['three days before', deposit('a', 60, day('2025-05-29')), true],
    ['four days before', deposit('a', 60, day('2025-05-28')), false],
    ['90 days later', deposit('a', 60, day('2025-08-30')), true],
    ['91 days later', deposit('a', 60, day('2025-08-31')), false],
    ['one that pays back already', deposit('a', 60, { repays: { id: 'x', of: 'a' } }), false],
  ])('%s', (_, row, isSuggested) => {
    expect(suggested(row)).toEqual(isSuggested ? ['a'] : []);
  });

  it('have the closest amount first', () => {
    expect(suggested(deposit('some', 20), deposit('all', 60))).toEqual(['all', 'some']);
  });
});
