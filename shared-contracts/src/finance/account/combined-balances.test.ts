import { cents } from '../../money';
import { account, liability } from '../../testing/builders';
import {
  filterBalances,
  sortBalances,
  type BalanceFilter,
  type BalanceSort,
} from './arrange-balances';
import { combinedBalances } from './combined-balances';

const rows = combinedBalances(
  [
    account({ name: 'b', type: 'checking', institution: 'Zed', balance: cents(5) }),
    account({ name: 'a', type: 'savings', institution: 'Ace', balance: cents(0) }),
    account({ name: 'e', type: 'checking', institution: 'Ace', balance: cents(-3) }),
  ],
  [
    liability({ name: 'd', type: 'credit_card', institution: 'Mid', balance: cents(9) }),
    liability({ name: 'c', type: 'auto_loan', institution: 'Mid', balance: null }),
  ],
);

const names = (list: typeof rows) => list.map(({ name }) => name).join('');

describe('combinedBalances', () => {
  // Covers P1-3-9.
  it('negates debts and keeps unknown balances', () => {
    expect(rows.map(({ kind, balance }) => [kind, balance])).toEqual([
      ['asset', 5],
      ['asset', 0],
      ['asset', -3],
      ['debt', -9],
      ['debt', null],
    ]);
  });

  // Covers P1-5-4.
  it.each<[BalanceFilter, string]>([
    ['all', 'baedc'],
    ['assets', 'b'],
    ['debt', 'ed'],
    ['checking', 'be'],
    ['auto_loan', 'c'],
    ['mortgage', ''],
  ])('filtered by %s shows "%s"', (filter, expected) => {
    expect(names(filterBalances(rows, filter))).toBe(expected);
  });

  it.each<[BalanceSort, string]>([
    ['balance', 'baedc'],
    ['name', 'abcde'],
    ['type', 'cbeda'],
    ['institution', 'aedcb'],
  ])('sorted by %s shows "%s"', (by, expected) => {
    expect(names(sortBalances(rows, by))).toBe(expected);
  });

  it('keeps two unknown balances in their order', () => {
    const unknown = rows.map((row) => ({ ...row, balance: null }));
    expect(names(sortBalances(unknown, 'balance'))).toBe('baedc');
  });
});
