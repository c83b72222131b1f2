import { isoDate, isoMonth } from '@halyard/shared-contracts/finance';
import {
  isNarrowed,
  readChoices,
  resorted,
  type TransactionChoices,
  writeChoices,
} from './transaction-choices';

const read = (search: string) => readChoices(new URLSearchParams(search));
const DEFAULTS = read('');

const shared: TransactionChoices = {
  query: 'corner & co',
  category: 'Dining Out',
  type: 'expense',
  date: '90',
  sort: 'merchant',
  direction: 'desc',
  account: 'acc-7',
  months: [isoMonth('2025-05'), isoMonth('2025-06')],
  from: isoDate('2025-05-03'),
  to: isoDate('2025-06-11'),
  categories: ['Groceries', 'Dining Out'],
  merchants: ['A & B?x=1'],
  ids: ['txn-1'],
  countedOnly: true,
  review: true,
  tag: 'trip & co?',
};

describe('readChoices', () => {
  // Covers P1-2.8-10.
  it('defaults to every transaction, newest first', () => {
    expect(DEFAULTS).toEqual({
      query: '',
      category: 'all',
      type: 'all',
      date: 'all',
      sort: 'date',
      direction: 'desc',
      account: null,
      months: [],
      from: null,
      to: null,
      categories: [],
      merchants: [],
      ids: [],
      countedOnly: false,
      tag: null,
      review: false,
    });
  });

  it.each([
    ['category=dining_out', { category: 'Dining Out' }],
    ['category=Dining%20Out', { category: 'Dining Out' }],
    ['review=1', { review: true }],
    ['review=yes', { review: false }],
    ['category=nonsense', { category: 'all' }],
    ['type=income', { type: 'income' }],
    ['type=gifts', { type: 'all' }],
    ['date=30', { date: '30' }],
    ['date=31', { date: 'all' }],
    ['month=2025-05&month=2025-13', { months: ['2025-05'] }],
    ['from=2025-05-03&to=2025-02-30', { from: '2025-05-03', to: null }],
    ['categories=gas&categories=yachts', { categories: ['Gas'] }],
    ['tag=trip', { tag: 'trip' }],
    ['tag=', { tag: null }],
    ['transfers=yes', { countedOnly: false }],
    ['sort=merchant', { sort: 'merchant', direction: 'asc' }],
    ['sort=amount', { sort: 'amount', direction: 'desc' }],
    ['direction=asc', { sort: 'date', direction: 'asc' }],
    ['direction=up', { direction: 'desc' }],
  ])('reads %s', (search, expected) => {
    expect(read(search)).toMatchObject(expected);
  });
});

describe('writeChoices', () => {
  it('writes what readChoices reads', () => {
    const written = writeChoices(new URLSearchParams(), shared).toString();
    expect(read(written)).toEqual(shared);
  });

  it('leaves out defaults and keeps other parameters', () => {
    const written = writeChoices(new URLSearchParams('tour=1&q=old'), DEFAULTS);
    expect(written.toString()).toBe('tour=1');
  });
});

describe('resorted', () => {
  // Covers P1-2.8-9.
  it.each([
    ['date', 'desc', 'date', 'date', 'asc'],
    ['date', 'asc', 'date', 'date', 'desc'],
    ['date', 'asc', 'amount', 'amount', 'desc'],
    ['amount', 'desc', 'merchant', 'merchant', 'asc'],
    ['amount', 'desc', 'category', 'category', 'asc'],
  ] as const)(
    'changes %s %s after a press on %s to %s %s',
    (sort, direction, pressed, next, way) => {
      expect(resorted({ sort, direction }, pressed)).toEqual({ sort: next, direction: way });
    },
  );
});

describe('isNarrowed', () => {
  it.each([
    [{}, false],
    [{ query: '  ' }, false],
    [{ sort: 'amount' }, false],
    [{ query: 'a' }, true],
    [{ category: 'Rent' }, true],
    [{ type: 'income' }, true],
    [{ date: 'month' }, true],
    [{ account: 'acc-1' }, true],
    [{ months: [isoMonth('2025-05')] }, true],
    [{ from: isoDate('2025-05-03') }, true],
    [{ to: isoDate('2025-05-03') }, true],
    [{ categories: ['Gas'] as const }, true],
    [{ countedOnly: true }, true],
    [{ tag: 'trip' }, true],
  ] as const)('returns for %j: %s', (part, expected) => {
    expect(isNarrowed({ ...DEFAULTS, ...part })).toBe(expected);
  });
});
