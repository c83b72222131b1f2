import { account, liability } from '@halyard/shared-contracts/testing';
import { accountName, accountNames } from './account-names';

describe('accountName', () => {
  const names = accountNames(
    [account({ id: 'acc-1', name: 'Checking' })],
    [liability({ id: 'liab-1', name: 'Visa' })],
  );

  // Covers P1-3-12.
  it.each([
    ['acc-1', 'Checking'],
    ['liab-1', 'Visa'],
    ['acc-gone', 'gone'],
    ['liab-gone', 'gone'],
    ['other-acc-1', 'other-acc-1'],
  ])('returns for %s: %s', (id, name) => {
    expect(accountName(names, id)).toBe(name);
  });
});
