import { fakeBackend, financialData, transaction } from '@halyard/shared-contracts/testing';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { screen, waitFor, within } from '@testing-library/react';
import { openTransactions, ours, table } from '../testing/open-transactions';

describe('adding a transaction', () => {
  // Covers P1-2.8-3, R-3.1.
  it('names missing fields, then saves and can be undone', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(ours(), {
      'POST /api/finance/transactions': async (request) => {
        sent.push(await request.json());
        return { transaction: encodeTransaction(transaction({ id: 'txn-new' })) };
      },
      'DELETE /api/finance/transactions/txn-new': { success: true },
    });
    const { user } = openTransactions('/transactions', backend);
    await table();
    await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add a transaction' }));
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(await dialog.findByText('Enter an amount above $0.00')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Amount'), '12.50');
    await user.type(dialog.getByLabelText('Merchant'), 'Bakery');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([
      {
        account_id: 'acc-1',
        date: '2025-06-30',
        merchant: 'Bakery',
        category: 'Other',
        amount: -12.5,
        note: null,
      },
    ]);
    expect(backend.calls).toContain('DELETE /api/finance/transactions/txn-new');
  });

  it('focuses the first wrong field', async () => {
    const { user } = openTransactions();
    await table();
    await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
    await user.click(screen.getByRole('button', { name: 'Add transaction' }));
    await waitFor(() => expect(screen.getByLabelText('Amount')).toHaveFocus());
    expect(screen.getByLabelText('Merchant')).toHaveAttribute('aria-invalid', 'true');
  });

  it('sends a user without accounts to add one first', async () => {
    const { user } = openTransactions('/transactions', fakeBackend(financialData()));
    await screen.findByText('No transactions found');
    await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
    expect(screen.getByRole('link', { name: 'Add an account' })).toHaveAttribute(
      'href',
      '/accounts?add=1',
    );
  });
});
