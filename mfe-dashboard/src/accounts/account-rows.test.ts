import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { account, liability, transaction } from '@halyard/shared-contracts/testing';
import { accountRows, filterChips } from './account-rows';

const today = isoDate('2025-06-30');
const rows = (input: Partial<Parameters<typeof accountRows>[0]>) =>
  accountRows({ accounts: [], liabilities: [], transactions: [], today, ...input });

describe('accountRows', () => {
  it('counts only the transactions of each account', () => {
    const [mine, other] = rows({
      accounts: [account({ id: 'acc-1' }), account({ id: 'acc-2' })],
      transactions: [
        transaction({ accountId: 'acc-1', amount: cents(-1_000), date: isoDate('2025-06-29') }),
        transaction({ accountId: 'acc-1', amount: cents(-500), date: isoDate('2025-05-30') }),
        transaction({ accountId: 'acc-gone' }),
      ],
    });
    expect(mine).toMatchObject({ activity: -1_000, count: 2, health: 'stable' });
    expect(other).toMatchObject({ activity: 0, count: 0, transactions: [] });
  });

  it('lists a debt with a negative balance', () => {
    expect(rows({ liabilities: [liability({ balance: cents(50_000) })] })[0]).toMatchObject({
      balance: -50_000,
      health: 'stable',
    });
  });

  it.each([
    ['a closed account', { closed: true }],
    ['an unknown balance', { balance: null }],
  ])('gives no health to %s', (_, part) => {
    expect(rows({ accounts: [account(part)] })[0]?.health).toBeNull();
  });
});

describe('filterChips', () => {
  // Covers P1-2.7-4.
  it('lists All, Assets, Debt and each type of the accounts once', () => {
    const listed = rows({
      accounts: [account(), account(), account({ type: 'crypto' })],
      liabilities: [liability()],
    });
    expect(filterChips(listed).map(({ label }) => label)).toEqual([
      'All',
      'Assets',
      'Debt',
      'Checking',
      'Crypto',
      'Credit card',
    ]);
  });
});
