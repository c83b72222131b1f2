import { cents } from '../../money';
import { transaction } from '../../testing/builders';
import { isoDate, isoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { filterTransactions, type TransactionFilter } from './filter-transactions';
import { EVERY_TRANSACTION } from './transaction-scope';

const today = isoDate('2025-06-30');
const everything: TransactionFilter = {
  query: '',
  category: 'all',
  type: 'all',
  date: 'all',
  ...EVERY_TRANSACTION,
  today,
};

const of = (id: string, date: string, part: Partial<Transaction> = {}) =>
  transaction({ id, date: isoDate(date), merchant: 'Shop', category: 'Other', ...part });

const list = [
  of('a', '2025-06-30', { amount: cents(5), merchant: 'Blue Bottle' }),
  of('b', '2025-06-01', { amount: cents(-5), category: 'Dining Out' }),
  of('c', '2025-05-31', { amount: cents(0) }),
  of('d', '2025-05-30', { amount: cents(-1), category: 'Gas' }),
  of('e', '2025-04-01', { amount: cents(-1) }),
  of('f', '2025-03-31', { amount: cents(1), category: 'Transfer' }),
  of('g', '2024-06-30', { amount: cents(-1) }),
];

const found = (part: Partial<TransactionFilter>) =>
  filterTransactions(list, { ...everything, ...part })
    .map(({ id }) => id)
    .join('');

describe('filterTransactions', () => {
  // Covers P1-5-5, P1-5-6, P1-5-7, P1-5-8, P1-9-10.
  it.each<[Partial<TransactionFilter>, string]>([
    [{}, 'abcdefg'],
    [{ query: 'BOTTLE' }, 'a'],
    [{ query: 'dining' }, 'b'],
    [{ query: '  ' }, 'abcdefg'],
    [{ query: 'nothing like it' }, ''],
    [{ category: 'Gas' }, 'd'],
    [{ type: 'income' }, 'af'],
    [{ type: 'expense' }, 'bdeg'],
    [{ date: 'month' }, 'ab'],
    [{ date: '30' }, 'abc'],
    [{ date: '90' }, 'abcde'],
    [{ months: [isoMonth('2025-06')] }, 'ab'],
    [{ months: [isoMonth('2025-03'), isoMonth('2025-05')] }, 'cdf'],
    [{ from: isoDate('2025-05-30') }, 'abcd'],
    [{ to: isoDate('2025-05-30') }, 'defg'],
    [{ from: isoDate('2025-05-31'), to: isoDate('2025-06-01') }, 'bc'],
    [{ categories: ['Gas', 'Dining Out'] }, 'bd'],
    [{ merchants: ['blue bottle '] }, 'a'],
    [{ merchants: ['blue'] }, ''],
    [{ ids: ['g', 'b', 'none'] }, 'bg'],
    [{ account: 'acc-none' }, ''],
    [{ countedOnly: true }, 'abdeg'],
    [{ countedOnly: true, type: 'income' }, 'a'],
    [{ query: 'shop', type: 'expense', date: '90', category: 'Other' }, 'e'],
  ])('with %j keeps "%s"', (filter, expected) => {
    expect(found(filter)).toBe(expected);
  });
});
