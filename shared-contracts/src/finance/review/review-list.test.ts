import { cents } from '../../money';
import { transaction } from '../../testing';
import { isoDate } from '../civil-date';
import type { Transaction } from '../entities';
import { reviewList } from './review-list';

const TODAY = isoDate('2025-06-30');
const row = (part: Partial<Transaction>): Transaction =>
  transaction({ date: isoDate('2025-06-20'), amount: cents(-10_00), ...part });
const reasons = (...rows: Transaction[]) =>
  Object.fromEntries([...reviewList(rows, TODAY)].map(([id, { kind }]) => [id, kind]));

// Covers P3-A6-4.
describe('the rows to review', () => {
  it.each<[string, Partial<Transaction>, string | undefined]>([
    ['a guessed category', { guessed: true }, 'guess'],
    ['a guess that was reviewed', { guessed: true, reviewed: true }, undefined],
    ['a guess of a hidden row', { guessed: true, hidden: true }, undefined],
    ['a guess 90 days ago', { guessed: true, date: isoDate('2025-04-01') }, 'guess'],
    ['a guess 91 days ago', { guessed: true, date: isoDate('2025-03-31') }, undefined],
    ['an unsorted deposit', { amount: cents(1), category: 'Other' }, 'deposit'],
    [
      'an unsorted deposit of long ago',
      { amount: cents(1), category: 'Other', date: isoDate('2020-01-01') },
      'deposit',
    ],
    ['a known category', { category: 'Groceries' }, undefined],
  ])('%s', (_, part, reason) => {
    expect(reasons(row({ id: 'a', ...part }))['a']).toBe(reason);
  });

  const twin = row({ id: 'old', merchant: 'Cafe' });
  it.each<[string, Partial<Transaction>, string | undefined]>([
    ['one amount from one merchant on one day', {}, 'duplicate'],
    ['names that differ in case', { merchant: 'CAFE ' }, 'duplicate'],
    ['another merchant', { merchant: 'Bar' }, undefined],
    ['another day', { date: isoDate('2025-06-21') }, undefined],
    ['another account', { accountId: 'acc-9' }, undefined],
    ['another amount', { amount: cents(-10_01) }, undefined],
    [
      'the user’s own row three days from that of the bank',
      { source: 'manual', merchant: 'Bar', date: isoDate('2025-06-23') },
      'duplicate',
    ],
    [
      'the user’s own row four days away',
      { source: 'manual', date: isoDate('2025-06-24') },
      undefined,
    ],
    ['a pending row of the same payment', { pending: true, merchant: 'CAFE 1' }, 'duplicate'],
  ])('a duplicate: %s', (_, part, reason) => {
    const found = reasons(row({ id: 'new', merchant: 'Cafe', ...part }), twin);
    expect(found).toEqual(reason === undefined ? {} : { new: reason });
  });

  it.each([
    [3, 2],
    [4, 0],
  ])('%i equal tickets of one day have %i duplicates', (count, duplicates) => {
    const rows = Array.from({ length: count }, (_, at) => row({ id: `t-${at}` }));
    expect(Object.keys(reasons(...rows))).toHaveLength(duplicates);
  });

  const out = row({ id: 'out', category: 'Transfer' });
  it.each<[string, Partial<Transaction>, string | undefined]>([
    ['the opposite amount in another account', {}, 'transfer'],
    ['five days later', { date: isoDate('2025-06-25') }, 'transfer'],
    ['six days later', { date: isoDate('2025-06-26') }, undefined],
    ['in the same account', { accountId: out.accountId }, undefined],
    ['another amount', { amount: cents(10_01) }, undefined],
    ['a salary', { category: 'Salary' }, undefined],
  ])('a transfer: %s', (_, part, reason) => {
    const into = { id: 'in', accountId: 'acc-9', amount: cents(10_00), category: 'Transfer' };
    expect(reasons(row({ ...into, ...part }), out)['out']).toBe(reason);
  });

  it('a recurring payment that costs more than before', () => {
    const bills = ['2025-06-10', '2025-05-10', '2025-04-10', '2025-03-10', '2025-02-10'].map(
      (date, at) =>
        row({
          id: `b-${at}`,
          date: isoDate(date),
          merchant: 'Streamflix',
          category: 'Subscriptions',
          amount: cents(at === 0 ? -12_99 : -10_99),
        }),
    );
    expect(reasons(...bills)).toEqual({ 'b-0': 'price' });
  });
});
