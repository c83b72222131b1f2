import { fakeBackend } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { openDetails, openTransactions, ours, recorder } from '../testing/open-transactions';

const receipt = {
  id: 'receipt-1',
  name: 'lunch.png',
  type: 'image/png',
  bytes: 70,
  addedAt: '2025-06-30T11:00:00Z',
};

// Covers P3-A8-6.
it('a receipt is attached to a row, offered as a download, and deleted after a question', async () => {
  const { sent, record } = recorder();
  const backend = fakeBackend(ours(), {
    'GET /api/finance/transactions/txn-market/receipts': () => ({ receipts: [receipt] }),
    'POST /api/finance/transactions/txn-market/receipts': record({ receipt }),
    'DELETE /api/finance/receipts/receipt-1': record({ success: true }),
  });
  const { user } = openTransactions('/transactions', backend);
  const panel = await openDetails(user, 'Corner Market');
  await user.click(panel.getByRole('button', { name: 'Receipts' }));
  const link = await panel.findByRole('link', { name: 'lunch.png' });
  expect(link).toHaveAttribute('href', '/api/finance/receipts/receipt-1');
  expect(link).toHaveAttribute('download', 'lunch.png');
  const file = new File(['hello'], 'tea.png', { type: 'image/png' });
  await user.upload(panel.getByLabelText(/^Attach a receipt/), file);
  await screen.findByText('Receipt attached');
  expect(sent).toEqual([{ name: 'tea.png', content: 'aGVsbG8=' }]);
  await user.click(panel.getByRole('button', { name: 'Delete lunch.png' }));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(backend.calls).not.toContain('DELETE /api/finance/receipts/receipt-1');
  await user.click(panel.getByRole('button', { name: 'Delete lunch.png' }));
  await user.click(screen.getByRole('button', { name: 'Delete receipt' }));
  await screen.findByText('Receipt deleted');
});
