import { account, liability } from '../../testing/builders';
import type { Account, Liability } from '../entities';
import { missingAssets } from './missing-assets';

describe('missingAssets', () => {
  // Covers P3-C6-5.
  it.each<[string, Partial<Account>[], Partial<Liability>[], string[]]>([
    ['a mortgage without a home', [], [{ type: 'mortgage' }], ['home']],
    ['an auto loan without a vehicle', [], [{ type: 'auto_loan' }], ['vehicle']],
    ['a mortgage beside its home', [{ type: 'home' }], [{ type: 'mortgage' }], []],
    [
      'a mortgage and a home that was sold',
      [{ type: 'home', closed: true }],
      [{ type: 'mortgage' }],
      ['home'],
    ],
    ['a closed mortgage', [], [{ type: 'mortgage', closed: true }], []],
    ['two mortgages', [], [{ type: 'mortgage' }, { type: 'mortgage' }], ['home']],
    ['a student loan', [], [{ type: 'student_loan' }], []],
  ])('of %s', (_, accounts, liabilities, expected) => {
    expect(missingAssets(accounts.map(account), liabilities.map(liability))).toEqual(expected);
  });
});
