import { fakeBackend } from '@halyard/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { merchants, openTransactions, ours, table } from '../testing/open-transactions';

describe('finding transactions', () => {
  // Covers P1-2.8-5, P1-5-6.
  it('searches merchants and categories without regard to case', async () => {
    const { user } = openTransactions();
    await table();
    await user.type(screen.getByPlaceholderText('Search merchants, categories...'), 'GROC');
    await waitFor(async () => expect(await merchants()).toEqual(['Corner Market']));
    expect(screen.getByText('Showing 1 of 4 transactions')).toBeInTheDocument();
  });

  // Covers P1-2.8-7.
  it.each([
    ['Salary', ['Acme Studio']],
    ['Income', ['Acme Studio']],
    ['Expense', ['Corner Market', 'Card Payment', 'Yard Sale']],
    ['This Month', ['Corner Market', 'Acme Studio']],
    ['Last 30 Days', ['Corner Market', 'Acme Studio']],
    ['Last 90 Days', ['Corner Market', 'Acme Studio', 'Card Payment']],
  ])('filters by the chip %s', async (chip, expected) => {
    const { user } = openTransactions();
    await table();
    await user.click(screen.getByRole('radio', { name: chip }));
    await waitFor(async () => expect(await merchants()).toEqual(expected));
  });

  // Covers P1-2.8-15, P1-2.8-16.
  it('offers to clear the filters when nothing is found', async () => {
    const { user } = openTransactions('/transactions?q=zzz');
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters')).toBeInTheDocument();
    expect(screen.getByText('Showing 0 of 4 transactions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await merchants()).toHaveLength(4);
  });

  it('drops unsaved search text when the filters are cleared', async () => {
    const { user, location } = openTransactions('/transactions?q=corner');
    await table();
    const field = screen.getByRole('searchbox');
    await user.clear(field);
    await user.type(field, 'zzz');
    const clear = await screen.findByRole('button', { name: 'Clear filters' });
    // On a busy machine, nothing is drawn before the text reaches the address.
    await act(async () => {
      clear.click();
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    await waitFor(() => expect(location()).toBe('/transactions'));
    expect(field).toHaveValue('');
    expect(await merchants()).toHaveLength(4);
  });

  it('says that nothing is found for a user without transactions', async () => {
    openTransactions('/transactions', fakeBackend(ours([])));
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  // Covers P1-2.8-9.
  it('sorts, and reverses the sort at the second press', async () => {
    const { user } = openTransactions();
    await table();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(async () => expect((await merchants())[0]).toBe('Acme Studio'));
    await user.click(screen.getByRole('button', { name: /^Amount/ }));
    await waitFor(async () => expect((await merchants())[0]).toBe('Card Payment'));
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});

describe('the address', () => {
  it('keeps two choices that are made before the list is drawn', async () => {
    const { location } = openTransactions();
    await table();
    act(() => {
      screen.getByRole('radio', { name: 'Expense' }).click();
      screen.getByRole('radio', { name: 'Last 30 Days' }).click();
    });
    await waitFor(() => expect(location()).toBe('/transactions?type=expense&date=30'));
  });

  it('opens a shared view', async () => {
    openTransactions('/transactions?q=a&type=expense&sort=merchant&direction=desc');
    expect(await merchants()).toEqual(['Yard Sale', 'Corner Market', 'Card Payment']);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('radio', { name: 'Expense' })).toBeChecked();
  });

  it('contains every choice', async () => {
    const { user, location } = openTransactions();
    await table();
    await user.click(screen.getByRole('radio', { name: 'Groceries' }));
    await user.click(screen.getByRole('radio', { name: 'Last 90 Days' }));
    await user.click(screen.getByRole('button', { name: 'Merchant' }));
    await user.type(screen.getByRole('searchbox'), 'corner');
    await waitFor(() =>
      expect(location()).toBe('/transactions?category=groceries&date=90&sort=merchant&q=corner'),
    );
  });

  it('shows one account and offers to show all', async () => {
    const { user, location } = openTransactions('/transactions?account=liab-1');
    expect(await merchants()).toEqual(['Card Payment']);
    await user.click(screen.getByRole('button', { name: 'Only Blue Card: show all accounts' }));
    await waitFor(() => expect(location()).toBe('/transactions'));
    expect(await merchants()).toHaveLength(4);
  });
});

describe('a list that another screen links to', () => {
  it.each([
    ['month=2025-05', ['Card Payment'], 'Only May 2025: show all months'],
    [
      'month=2025-05&month=2025-06',
      ['Corner Market', 'Acme Studio', 'Card Payment'],
      'Only May 2025 and June 2025: show all months',
    ],
    ['merchant=acme+studio', ['Acme Studio'], 'Only acme studio: show all merchants'],
    [
      'merchant=a&merchant=b&merchant=Yard+Sale',
      ['Yard Sale'],
      'Only 3 merchants: show all merchants',
    ],
    ['id=txn-pay', ['Acme Studio'], 'Only one transaction: show all transactions'],
    [
      'transfers=no',
      ['Corner Market', 'Acme Studio', 'Yard Sale'],
      'Transfers left out: show them',
    ],
  ])('is narrowed by %s and offers all transactions', async (search, expected, label) => {
    const { user, location } = openTransactions(`/transactions?${search}`);
    expect(await merchants()).toEqual(expected);
    await user.click(screen.getByRole('button', { name: label }));
    await waitFor(() => expect(location()).toBe('/transactions'));
    await waitFor(async () => expect(await merchants()).toHaveLength(4));
  });

  it('keeps the other choices when one is removed', async () => {
    const { user, location } = openTransactions(
      '/transactions?type=expense&month=2025-05&transfers=no',
    );
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Transfers left out: show them' }));
    await waitFor(() => expect(location()).toBe('/transactions?type=expense&month=2025-05'));
    expect(await merchants()).toEqual(['Card Payment']);
  });
});
