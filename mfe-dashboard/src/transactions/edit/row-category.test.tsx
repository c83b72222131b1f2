import { cents } from '@halyard/shared-contracts/money';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { fakeBackend } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { market, openTransactions, ours, recorder, rowOf } from '../testing/open-transactions';

const answer = { transaction: encodeTransaction(market) };

describe('the category of a row', () => {
  // Covers P3-A6-1.
  it('is changed in two presses on its pill and undone in one', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record({ ...answer, changeId: 'change-1' }),
      'POST /api/finance/changes/change-1/undo': { undone: 1 },
    });
    const { user } = openTransactions('/transactions', backend);
    const row = await rowOf('Corner Market');
    await user.click(within(row).getByRole('button', { name: 'Change category, now Groceries' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Corner Market' }));
    await user.click(sheet.getAllByRole('button', { name: 'Travel' })[0]!);
    expect(screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Category changed to Travel');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ category: 'Travel' }]);
    expect(backend.calls).toContain('POST /api/finance/changes/change-1/undo');
  });

  it('of a part changes only in that part', async () => {
    const { sent, record } = recorder();
    const food = { ...market, id: 'txn-market~1', amount: cents(-4_000) };
    const soap = { ...market, id: 'txn-market~2', amount: cents(-250), category: 'Gas' } as const;
    const backend = fakeBackend(ours([food, soap]), {
      'PATCH /api/finance/transactions/txn-market': record(answer),
    });
    const { user } = openTransactions('/transactions', backend);
    await user.click(await screen.findByRole('button', { name: 'Change category, now Gas' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Find a category' }), 'trav');
    await user.click(screen.getByRole('button', { name: 'Travel' }));
    await screen.findByText('Category changed to Travel');
    expect(sent).toEqual([
      {
        parts: [
          { category: 'Groceries', amount: -40 },
          { category: 'Travel', amount: -2.5 },
        ],
      },
    ]);
    expect(screen.getByText('Showing 1 of 1 transactions')).toBeInTheDocument();
  });
});
