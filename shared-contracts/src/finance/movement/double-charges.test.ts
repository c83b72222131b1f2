import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { addDays, isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { doubleCharges } from './double-charges';

const DAY = isoDate('2026-03-10');

const row = (id: string, daysLater: number, part: Partial<Transaction> = {}): Transaction =>
  transaction({
    id,
    date: addDays(DAY, daysLater),
    merchant: 'Corner Cafe',
    amount: cents(-18_50),
    category: 'Dining Out',
    ...part,
  });

const newestFirst = (rows: readonly Transaction[]): Transaction[] =>
  rows.toSorted((a, b) => (a.date < b.date ? 1 : -1));

const found = (...rows: readonly Transaction[]): string[][] =>
  doubleCharges(newestFirst(rows)).map((pair) => pair.map(({ id }) => id));

const FIRST = row('first', 0);
const SECOND = row('second', 1);

describe('doubleCharges', () => {
  it.each<[string, boolean, Transaction]>([
    ['on the same day', true, row('second', 0)],
    ['on the next day', true, SECOND],
    ['two days later', false, row('second', 2)],
    ['of another amount', false, row('second', 1, { amount: cents(-18_51) })],
    ['to another merchant', false, row('second', 1, { merchant: 'Other Cafe' })],
    [
      'that the user entered for the one of the bank',
      false,
      row('second', 1, { source: 'manual' }),
    ],
    ['from another account', true, row('second', 1, { accountId: 'acc-2' })],
    ['that is hidden', false, row('second', 1, { hidden: true })],
    ['in another currency', false, row('second', 1, { currency: 'EUR' })],
    ['that is a transfer', false, row('second', 1, { category: 'Transfer' })],
  ])('finds a second payment %s: %s', (_, isFound, second) => {
    expect(found(FIRST, second)).toHaveLength(isFound ? 1 : 0);
  });

  it.each([
    [14, 0],
    [15, 1],
  ])('with a third payment %d days before finds %d', (days, count) => {
    expect(found(FIRST, SECOND, row('third', -days))).toHaveLength(count);
  });

  it.each([
    ['on the day itself', 0, 0],
    ['sixty days later', 61, 0],
    ['sixty-one days later', 62, 1],
    ['before the payment', -1, 1],
  ])('with the amount returned %s', (_, days, count) => {
    const refund = row('refund', days, { amount: cents(18_50), type: 'credit' });
    expect(found(FIRST, SECOND, refund)).toHaveLength(count);
  });

  it('leaves out money that is put aside', () => {
    const saved = { category: 'Savings', merchant: 'Savings' } as const;
    expect(found(row('a', 0, saved), row('b', 1, saved))).toEqual([]);
  });

  it('lists the newest first, and in each the later payment first', () => {
    const [a, b] = [row('a', 40), row('b', 41)];
    expect(found(FIRST, SECOND, a, b)).toEqual([
      ['b', 'a'],
      ['second', 'first'],
    ]);
  });

  it('finds only pairs of one merchant and one amount at most a day apart', () => {
    const rows = fc.array(
      fc.record({ day: fc.nat(20), dollars: fc.integer({ min: -3, max: 3 }), shop: fc.nat(1) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(rows, (all) => {
        const list = newestFirst(
          all.map(({ day, dollars, shop }, at) =>
            row(`r${at}`, day, { amount: cents(dollars * 100), merchant: `Shop ${shop}` }),
          ),
        );
        for (const [later, earlier] of doubleCharges(list)) {
          expect(later.merchant).toBe(earlier.merchant);
          expect(later.amount).toBe(earlier.amount);
          expect([earlier.date, addDays(earlier.date, 1)]).toContain(later.date);
        }
      }),
    );
  });
});
