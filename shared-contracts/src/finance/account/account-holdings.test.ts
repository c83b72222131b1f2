import { cents } from '../../money';
import { account, holding } from '../../testing/builders';
import { investmentKind } from '../bank/investment-kind';
import { holdingsIn, holdingsTotal } from './account-holdings';

describe('holdingsIn', () => {
  it('returns the holdings of one account, the largest first', () => {
    const small = holding({ value: cents(1) });
    const large = holding({ value: cents(2) });
    expect(holdingsIn([small, holding({ accountId: 'acc-2' }), large], 'acc-1')).toEqual([
      large,
      small,
    ]);
  });
});

describe('holdingsTotal', () => {
  const held = [holding({ value: cents(60_000) }), holding({ value: cents(39_999) })];

  it.each([
    [100_000, 1],
    [99_999, 0],
    [99_998, -1],
    [null, null],
  ])('of a balance of %s leaves a rest of %s', (balance, rest) => {
    const of = account({ balance: balance === null ? null : cents(balance) });
    expect(holdingsTotal(of, held)).toEqual({ total: 99_999, rest });
  });

  it('returns null when a holding has another currency than the account', () => {
    expect(holdingsTotal(account(), [...held, holding({ currency: 'CAD' })])).toBeNull();
    expect(
      holdingsTotal(account({ currency: 'CAD' }), [holding({ currency: 'CAD' })]),
    ).not.toBeNull();
  });
});

describe('investmentKind', () => {
  it.each([
    ['equity', 'stock'],
    ['ETF', 'fund'],
    ['mutual fund', 'fund'],
    ['fixed income', 'bond'],
    ['cryptocurrency', 'crypto'],
    ['cash', 'cash'],
    ['derivative', 'other'],
    ['something new', 'other'],
    [null, 'other'],
  ])('maps %s to %s', (type, kind) => {
    expect(investmentKind(type)).toBe(kind);
  });
});
