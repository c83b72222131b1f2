import fc from 'fast-check';
import { cents, sum } from '../../money';
import { account } from '../../testing/builders';
import { ACCOUNT_TYPES, type AccountType } from './account-types';
import { assetGroups } from './asset-groups';
import { totalAssets } from './totals';

describe('assetGroups', () => {
  it.each<[AccountType, string]>([
    ['checking', 'cash'],
    ['savings', 'cash'],
    ['cash', 'cash'],
    ['brokerage', 'investments'],
    ['retirement', 'investments'],
    ['crypto', 'investments'],
    ['home', 'property'],
    ['business', 'property'],
    ['other', 'other'],
  ])('puts a %s account into %s', (type, name) => {
    const accounts = [account({ type, source: 'manual', balance: cents(5) })];
    expect(assetGroups(accounts)).toEqual([{ name, accounts, total: 5 }]);
  });

  it('has no group without accounts', () => {
    expect(assetGroups([])).toEqual([]);
  });

  it('has totals that add up to total assets', () => {
    const accounts = fc.array(
      fc
        .record({
          type: fc.constantFrom(...ACCOUNT_TYPES),
          balance: fc.integer({ min: -1e9, max: 1e9 }).map(cents),
          currency: fc.constantFrom('USD', 'EUR'),
          closed: fc.boolean(),
        })
        .map(account),
    );
    fc.assert(
      fc.property(accounts, (held) => {
        expect(sum(assetGroups(held).map(({ total }) => total))).toBe(totalAssets(held));
      }),
    );
  });
});
