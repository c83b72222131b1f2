import { fakeBackend } from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import {
  manual,
  market,
  openDetails,
  openTransactions,
  ours,
  recorder,
} from '../testing/open-transactions';

describe('a new name for a merchant', () => {
  // Covers P3-A5-5.
  it('is offered for rows of a statement and of the user too', async () => {
    const { user } = openTransactions('/transactions', fakeBackend(ours([manual])));
    const panel = await openDetails(user, manual.merchant);
    expect(panel.getByText('Rename merchant')).toBeVisible();
  });

  // Covers P3-A5-5.
  it('renames the other rows of its merchant too, with one undo', async () => {
    const { sent, record } = recorder();
    const others = ['b', 'c'].map((id) => ({ ...market, id, merchant: 'CORNER MARKET' }));
    const backend = fakeBackend(ours([market, ...others, manual]), {
      'POST /api/finance/merchants/rename': record({ changeId: 'change-1', changed: 3 }),
      'POST /api/finance/changes/change-1/undo': { undone: 3 },
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByText('Rename merchant'));
    const all = panel.getByRole('switch', { name: 'And the other 2 from this merchant' });
    expect(all).not.toBeChecked();
    await user.click(all);
    await user.clear(panel.getByRole('textbox', { name: 'Merchant' }));
    await user.type(panel.getByRole('textbox', { name: 'Merchant' }), 'The shop below');
    await user.click(panel.getByRole('button', { name: 'Save name' }));
    await screen.findByText('Renamed 3 transactions to The shop below');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ from: 'Corner Market', to: 'The shop below' }]);
    expect(backend.calls).toContain('POST /api/finance/changes/change-1/undo');
  });

  // Covers P3-A5-5.
  it('offers no other rows where there are none, and counts the parts of a split once', async () => {
    const parts = ['txn-market~1', 'txn-market~2'].map((id) => ({ ...market, id }));
    const { user } = openTransactions('/transactions', fakeBackend(ours(parts)));
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByText('Rename merchant'));
    expect(panel.queryByRole('switch', { name: /from this merchant/ })).toBeNull();
  });
});
