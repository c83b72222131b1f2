import { cents } from '@halyard/shared-contracts/money';
import { failure, fakeBackend, transaction } from '@halyard/shared-contracts/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { openTransactions, ours, rowOf, table } from './testing/open-transactions';

describe('the transactions screen', () => {
  // Covers P1-2.8-1.
  it('shows that transactions are loading', () => {
    openTransactions();
    expect(screen.getByText('Loading transactions...')).toBeInTheDocument();
  });

  // Covers P1-2.8-11.
  it('shows the columns, and a row with its date, account and amount', async () => {
    openTransactions();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Transaction',
      'Date',
      'Account',
      'Amount',
      'Actions',
    ]);
    const row = await rowOf('Corner Market');
    expect(row).toHaveTextContent('Groceries');
    expect(row).toHaveTextContent('Today');
    expect(row).toHaveTextContent('Jun 30, 2025');
    expect(row).toHaveTextContent('Everyday Checking');
    expect(row).toHaveTextContent('−$42.50');
  });

  // Covers P1-3-12.
  it('names debts, and shows the id of an unknown account without its prefix', async () => {
    openTransactions();
    expect(await rowOf('Card Payment')).toHaveTextContent('Blue Card');
    const cells = within(await rowOf('Yard Sale')).getAllByRole('cell');
    expect(cells[2]).toHaveTextContent(/^gone$/);
  });

  it('says how an empty list is filled', async () => {
    openTransactions('/transactions', fakeBackend(ours([])));
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(screen.getByText(/^The list fills when you add a transaction/)).toBeInTheDocument();
  });

  // Covers P3-A1-4.
  it('names a deposit of no category an unsorted deposit', async () => {
    const deposit = transaction({ merchant: 'Atm', category: 'Other', amount: cents(5_000) });
    openTransactions('/transactions', fakeBackend(ours([deposit])));
    expect(await rowOf('Atm')).toHaveTextContent('Unsorted deposit');
  });

  // Covers P3-A1-3.
  it('subtracts a refund from expenses and leaves income alone', async () => {
    const rows = [
      transaction({ category: 'Shopping', amount: cents(-9_000) }),
      transaction({ category: 'Shopping', amount: cents(4_000) }),
    ];
    openTransactions('/transactions', fakeBackend(ours(rows)));
    await table();
    const figure = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(figure('Income')).toBe('$0.00');
    expect(figure('Expenses')).toBe('$50.00');
  });

  // Covers P1-2.8-4, P1-2.8-16, R-3.6.
  it('adds up income, expenses and net without transfers', async () => {
    openTransactions();
    await table();
    const figure = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(figure('Total Transactions')).toBe('4');
    expect(figure('Income')).toBe('$2,200.00');
    expect(figure('Expenses')).toBe('$52.49');
    expect(figure('Net')).toBe('+$2,147.51');
    expect(screen.getByText('Showing 4 of 4 transactions')).toBeInTheDocument();
  });

  //
  it('counts a split once in “Total Transactions”', async () => {
    const parts = ['txn-a~1', 'txn-a~2', 'txn-b'].map((id) => transaction({ id }));
    openTransactions('/transactions', fakeBackend(ours(parts)));
    await table();
    const total = screen.getByText('Total Transactions', { selector: 'dt' });
    expect(total.nextElementSibling).toHaveTextContent(/^2$/);
    expect(screen.getByText('Showing 2 of 2 transactions')).toBeInTheDocument();
  });

  // Covers P3-A6-2.
  it('groups rows by day with the total of the day, unless they are sorted otherwise', async () => {
    const { user } = openTransactions();
    const days = within(await table()).getAllByRole('heading', { level: 2 });
    expect(days.map(({ textContent }) => textContent)).toEqual([
      'Today',
      'Fri, June 13',
      'Tue, May 20',
      'Thu, January 2',
    ]);
    expect(days[1]!.closest('[role="row"]')).toHaveTextContent('+$2,200.00');
    // No total includes a transfer.
    expect(days[2]!.closest('[role="row"]')).toHaveTextContent('$0.00');
    await user.click(screen.getByRole('button', { name: /^Amount/ }));
    await waitFor(() => expect(screen.queryByRole('heading', { level: 2 })).toBeNull());
  });

  // Covers P1-2.8-13, P1-9-10.
  it('limits the scroll area to 600 px', async () => {
    openTransactions();
    expect((await table()).parentElement).toHaveStyle({ maxHeight: '600px' });
  });

  it('draws a part of a long list and states its whole length', async () => {
    const many = Array.from({ length: 1_000 }, (_, at) => transaction({ merchant: `Shop ${at}` }));
    openTransactions('/transactions', fakeBackend(ours(many)));
    expect(await table()).toHaveAttribute('aria-rowcount', '1001');
    expect(within(await table()).getAllByRole('row').length).toBeLessThan(25);
  });
});

describe('when the transactions cannot be loaded', () => {
  // Covers P1-2.8-2.
  it('offers a retry that loads accounts and transactions again', async () => {
    const backend = fakeBackend(ours(), {
      'GET /api/finance/accounts': () => failure(403, 'Accounts are away'),
      'GET /api/finance/transactions': () => failure(403, 'Transactions are away'),
    });
    const { user } = openTransactions('/transactions', backend);
    await screen.findByText('Oops!');
    const before = backend.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(backend.calls.slice(before)).toEqual(
        expect.arrayContaining(['GET /api/finance/accounts', 'GET /api/finance/transactions']),
      ),
    );
  });
});
