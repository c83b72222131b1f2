import fc from 'fast-check';
import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { isoDate } from '../civil-date';
import { sortTransactions, type SortDirection, type TransactionSort } from './sort-transactions';

const list = [
  transaction({
    id: 'a',
    date: isoDate('2025-06-02'),
    amount: cents(-5),
    merchant: 'beta',
    category: 'Gas',
  }),
  transaction({
    id: 'b',
    date: isoDate('2025-06-01'),
    amount: cents(9),
    merchant: 'Alpha',
    category: 'Rent',
  }),
  transaction({
    id: 'c',
    date: isoDate('2025-06-02'),
    amount: cents(-5),
    merchant: 'Gamma',
    category: 'Gas',
  }),
];

describe('sortTransactions', () => {
  // Covers P1-2.8-8.
  it.each<[TransactionSort, SortDirection, string]>([
    ['date', 'desc', 'acb'],
    ['date', 'asc', 'bac'],
    ['amount', 'desc', 'bac'],
    ['amount', 'asc', 'acb'],
    ['merchant', 'asc', 'bac'],
    ['merchant', 'desc', 'cab'],
    ['category', 'asc', 'acb'],
    ['category', 'desc', 'bac'],
  ])('by %s %s has the order %s, and does not reorder equals', (by, direction, expected) => {
    const sorted = sortTransactions(list, by, direction);
    expect(sorted.map(({ id }) => id).join('')).toBe(expected);
  });

  it('leaves the list as it was and loses nothing', () => {
    const movements = fc.array(
      fc.integer({ min: -99, max: 99 }).map((n) => transaction({ amount: cents(n) })),
    );
    fc.assert(
      fc.property(movements, (some) => {
        const before = [...some];
        expect(new Set(sortTransactions(some, 'amount', 'asc'))).toEqual(new Set(some));
        expect(some).toEqual(before);
      }),
    );
  });
});
