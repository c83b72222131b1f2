import { accountsAddress, readAccountsChoice, writeAccountsChoice } from './accounts-address';

const paramsOf = (address: string) => new URLSearchParams(address.split('?')[1] ?? '');

describe('the address of the accounts screen', () => {
  it.each([
    [[], '/accounts', { opened: null, only: [] }],
    [['a-1'], '/accounts?details=a-1', { opened: 'a-1', only: [] }],
    [['a-1', 'd&2'], '/accounts?only=a-1&only=d%262', { opened: null, only: ['a-1', 'd&2'] }],
  ])('shows %j at %s, and reads it back', (ids, address, choice) => {
    expect(accountsAddress(ids)).toBe(address);
    expect(readAccountsChoice(paramsOf(address))).toEqual(choice);
  });

  it('replaces an earlier choice and leaves other parameters', () => {
    const before = new URLSearchParams('sort=balance&details=old&only=x');
    const written = writeAccountsChoice(before, { opened: null, only: ['y'] });
    expect(written.toString()).toBe('sort=balance&only=y');
    expect(before.get('details')).toBe('old');
  });
});
