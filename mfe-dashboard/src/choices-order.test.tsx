import { fakeBackend } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { cards, openAccounts, ours as ourAccounts } from './accounts/testing/open-accounts';
import {
  openTransactions,
  ours as ourTransactions,
  table,
} from './transactions/testing/open-transactions';

const chips = (group: string) =>
  within(screen.getByRole('radiogroup', { name: group }))
    .getAllByRole('radio')
    .map((radio) => radio.closest('label')?.textContent);

const buttons = (group: string) =>
  within(screen.getByRole('group', { name: group }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent?.trim());

describe('the choices on accounts', () => {
  // Covers P1-2.7-5.
  it('sort by balance, name, type and institution, in this order', async () => {
    openAccounts();
    await cards();
    expect(buttons('Sort by')).toEqual(['Balance', 'Name', 'Type', 'Institution']);
  });
});

describe('the choices on transactions', () => {
  // Covers P1-2.8-7.
  it.each([
    ['Type', ['All', 'Income', 'Expense']],
    ['Date', ['All', 'This Month', 'Last 30 Days', 'Last 90 Days']],
  ])('of %s are in the order of the specification', async (group, labels) => {
    openTransactions();
    await table();
    expect(chips(group)).toEqual(labels);
  });

  // Covers P1-2.8-8, P1-2.8-10.
  it('sort by date, amount, merchant and category, newest first', async () => {
    openTransactions();
    await table();
    const labels = buttons('Sort by').map((label) => /^[A-Z][a-z]+/.exec(label ?? '')?.[0]);
    expect(labels).toEqual(['Date', 'Amount', 'Merchant', 'Category']);
    expect(screen.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  });
});

describe('choosing', () => {
  // Covers P1-4-15.
  it('sends no request on accounts', async () => {
    const backend = fakeBackend(ourAccounts());
    const { user } = openAccounts(backend);
    await cards();
    const before = backend.calls.length;
    await user.click(screen.getByRole('radio', { name: 'Debt' }));
    await user.click(screen.getByRole('button', { name: 'Name' }));
    expect(await cards()).toEqual(['Blue Card']);
    expect(backend.calls).toHaveLength(before);
  });

  // Covers P1-4-15.
  it('sends no request on transactions', async () => {
    const backend = fakeBackend(ourTransactions());
    const { user } = openTransactions('/transactions', backend);
    await table();
    const before = backend.calls.length;
    await user.click(screen.getByRole('radio', { name: 'Expense' }));
    await user.click(screen.getByRole('button', { name: 'Merchant' }));
    await user.type(screen.getByRole('searchbox'), 'yard');
    expect(await screen.findByText('Showing 1 of 4 transactions')).toBeVisible();
    expect(backend.calls).toHaveLength(before);
  });
});
