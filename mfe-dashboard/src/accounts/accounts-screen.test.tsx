import { cents } from '@halyard/shared-contracts/money';
import { account, failure, fakeBackend, transaction } from '@halyard/shared-contracts/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { cardOf, cards, openAccounts, ours } from './testing/open-accounts';

describe('the accounts screen', () => {
  // Covers P1-2.7-2.
  it('shows that accounts are loading', () => {
    openAccounts();
    expect(screen.getByText('Loading accounts...')).toBeInTheDocument();
  });

  // Covers P1-2.7-3.
  it('adds up assets, debt and net worth', async () => {
    openAccounts();
    await cards();
    const figure = (label: string) => screen.getByText(label).nextElementSibling?.textContent;
    expect(figure('Total Assets')).toBe('$9,400.00');
    expect(figure('Total Debt')).toBe('$500.00');
    expect(figure('Net Worth')).toBe('$8,900.00');
  });

  // Covers P1-2.7-7.
  it('shows a card for each account, with debts as negative balances', async () => {
    openAccounts();
    const first = await cardOf('Everyday Checking');
    expect(first).toHaveTextContent('Checking ••4417 · Mint Bank');
    expect(first).toHaveTextContent('Current Balance$400.00');
    expect(first).toHaveTextContent('30-Day Activity−$42.50');
    expect(first).toHaveTextContent('Transactions1');
    expect(within(first).getByText('Warning')).toBeInTheDocument();
    const debt = await cardOf('Blue Card');
    expect(debt).toHaveTextContent('Credit card · Zephyr Bank');
    expect(debt).toHaveTextContent('−$500.00');
    expect(within(debt).getByText('Stable')).toBeInTheDocument();
  });

  // Covers P1-4-14.
  it.each([
    [-1, 0, 'Critical'],
    [49_999, -1, 'Warning'],
    [50_000, -1, 'Stable'],
    [49_999, 1, 'Growing'],
    [0, 0, 'Stable'],
  ])('calls a balance of %i cents with activity %i %s', async (balance, activity, word) => {
    const accounts = [account({ id: 'acc-1', name: 'Jar', balance: cents(balance) })];
    const transactions =
      activity === 0 ? [] : [transaction({ accountId: 'acc-1', amount: cents(activity) })];
    openAccounts(fakeBackend(ours({ accounts, liabilities: [], transactions })));
    expect(within(await cardOf('Jar')).getByText(word)).toBeInTheDocument();
  });

  // Covers P1-5-11.
  it('shows a closed account as closed, an unknown balance as unknown and other money by its code', async () => {
    const accounts = [
      account({ name: 'Old', closed: true }),
      account({ name: 'Silent', balance: null }),
      account({ name: 'Abroad', currency: 'EUR', balance: cents(1_234) }),
    ];
    openAccounts(fakeBackend(ours({ accounts })));
    expect(within(await cardOf('Old')).getByText('Closed')).toBeInTheDocument();
    expect(within(await cardOf('Silent')).getByText('unknown')).toBeInTheDocument();
    expect(await cardOf('Abroad')).toHaveTextContent('12.34 EUR');
  });
});

describe('choosing accounts', () => {
  // Covers P1-2.7-6.
  it('opens on every account, the largest balance first', async () => {
    openAccounts();
    expect(await cards()).toEqual(['Rainy Day', 'Everyday Checking', 'Blue Card']);
  });

  it.each([
    ['Assets', ['Rainy Day', 'Everyday Checking']],
    ['Debt', ['Blue Card']],
    ['Checking', ['Everyday Checking']],
    ['Savings', ['Rainy Day']],
    ['Credit card', ['Blue Card']],
  ])('filters by the chip %s', async (chip, expected) => {
    const { user } = openAccounts();
    await cards();
    await user.click(screen.getByRole('radio', { name: chip }));
    expect(await cards()).toEqual(expected);
  });

  // Covers P1-2.7-5.
  it.each([
    ['Name', ['Blue Card', 'Everyday Checking', 'Rainy Day']],
    ['Type', ['Everyday Checking', 'Blue Card', 'Rainy Day']],
    ['Institution', ['Rainy Day', 'Everyday Checking', 'Blue Card']],
  ])('sorts by %s', async (sort, expected) => {
    const { user } = openAccounts();
    await cards();
    await user.click(screen.getByRole('button', { name: sort }));
    expect(await cards()).toEqual(expected);
  });

  // Covers P1-2.7-9.
  it('offers to add an account when no account matches the filter', async () => {
    const { user, location } = openAccounts(fakeBackend(ours({ liabilities: [] })));
    await cards();
    await user.click(screen.getByRole('radio', { name: 'Debt' }));
    expect(screen.getByText('No accounts found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters or add a new account')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Add Account' })[1]!);
    expect(location()).toBe('/accounts?add=1');
  });
});

describe('the address of the accounts screen', () => {
  it('opens one account, and drops its id when the panel is closed', async () => {
    const { user, location } = openAccounts(fakeBackend(ours()), '/accounts?details=acc-1');
    const details = await screen.findByRole('dialog', { name: 'Everyday Checking' });
    await user.click(within(details).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(location()).toBe('/accounts'));
  });

  it('opens an account right after Esc on the dialog before it', async () => {
    const { location } = openAccounts(fakeBackend(ours()), '/accounts?add=1');
    const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Add an account' });
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
    const details = within(await cardOf('Rainy Day')).getByText('View Details');
    act(() => {
      details.click();
      dialog.dispatchEvent(new Event('close'));
    });
    expect(await screen.findByRole('dialog', { name: 'Rainy Day' })).toBeVisible();
    expect(location()).not.toContain('add=');
  });

  it('shows only the given accounts with their sum, and all accounts after a press', async () => {
    const { user, location } = openAccounts(
      fakeBackend(ours()),
      '/accounts?only=acc-1&only=liab-1',
    );
    expect(await cards()).toEqual(['Everyday Checking', 'Blue Card']);
    await user.click(
      screen.getByRole('button', { name: 'Only 2 accounts, together −$100.00: show all accounts' }),
    );
    expect(await cards()).toHaveLength(3);
    expect(location()).toBe('/accounts');
  });
});

describe('when the accounts cannot be loaded', () => {
  it('offers a retry that loads everything again', async () => {
    const backend = fakeBackend(ours(), {
      'GET /api/finance/liabilities': () => failure(403, 'Not today'),
    });
    const { user } = openAccounts(backend);
    await screen.findByText('Oops!');
    const before = backend.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(backend.calls.slice(before).toSorted()).toEqual([
        'GET /api/finance/accounts',
        'GET /api/finance/liabilities',
        'GET /api/finance/transactions',
      ]),
    );
  });
});

describe('the account insights', () => {
  // Covers P1-2.7-10, P1-2.7-11.
  it.each([
    [5_000_000, 'Keep growing your emergency fund'],
    [5_000_001, 'Consider diversifying your portfolio'],
  ])('start for assets of %i cents with: %s', async (balance, title) => {
    const accounts = [account({ type: 'savings', balance: cents(balance) })];
    openAccounts(fakeBackend(ours({ accounts })));
    const insights = await screen.findByRole('region', { name: 'Account Insights' });
    const titles = within(insights).getAllByRole('heading', { level: 3 });
    expect(titles).toHaveLength(3);
    expect(titles[0]).toHaveTextContent(title);
  });
});
