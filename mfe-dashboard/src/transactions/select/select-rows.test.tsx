import { fakeBackend } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { openTransactions, ours, recorder, rowOf, table } from '../testing/open-transactions';

const { sent, record } = recorder();

function open(answer: object = { changeId: 'change-1', changed: 2 }) {
  sent.length = 0;
  const backend = fakeBackend(ours(), {
    'POST /api/finance/transactions/bulk': record(answer),
    'POST /api/finance/changes/change-1/undo': () => ({ undone: 2 }),
  });
  return openTransactions('/transactions', backend);
}

const details = async (merchant: string) =>
  within(await rowOf(merchant)).getByRole('button', { name: 'Details' });
const bar = () => screen.findByRole('toolbar', { name: 'Selected transactions' });

// Covers P3-A8-4.
describe('selecting rows', () => {
  it('with Ctrl one by one, and with Shift a range', async () => {
    const { user } = open();
    await user.keyboard('{Control>}');
    await user.click(await details('Corner Market'));
    await user.keyboard('{/Control}');
    expect(within(await bar()).getByRole('status')).toHaveTextContent('1 transaction selected');
    await user.keyboard('{Shift>}');
    await user.click(await details('Card Payment'));
    await user.keyboard('{/Shift}');
    expect(within(await bar()).getByRole('status')).toHaveTextContent('3 transactions selected');
    expect(await rowOf('Acme Studio')).toHaveAttribute('aria-selected', 'true');
    expect(await rowOf('Yard Sale')).toHaveAttribute('aria-selected', 'false');
  });

  it('by keyboard with x and J, and Escape ends it', async () => {
    const { user } = open();
    await table();
    await user.keyboard('jx');
    await bar();
    await user.keyboard('JJ');
    expect(within(await bar()).getByRole('status')).toHaveTextContent('3 transactions selected');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it('by touch with the button, and all that match at once', async () => {
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Select' }));
    await user.click(await screen.findByRole('checkbox', { name: 'Select Acme Studio' }));
    await user.click(within(await bar()).getByRole('button', { name: 'Select all 4 matching' }));
    expect(within(await bar()).getByRole('status')).toHaveTextContent('4 transactions selected');
  });

  it('offers no undo if nothing is different', async () => {
    const { user } = open({ changeId: null, changed: 0 });
    await table();
    await user.keyboard('jx');
    await user.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    await screen.findByText('Nothing to change: it is so already');
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  // Covers P3-A8-5.
  it('changes all of them at once, with one undo', async () => {
    const { user } = open();
    await table();
    await user.keyboard('jxJ');
    await user.click(within(await bar()).getByRole('button', { name: 'Hide' }));
    expect(sent).toEqual([{ ids: ['txn-market', 'txn-pay'], patch: { hidden: true } }]);
    await screen.findByText('Changed 2 transactions');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
  });

  it('gives all of them a category and a tag', async () => {
    const { user } = open();
    await table();
    await user.keyboard('jx');
    await user.click(within(await bar()).getByRole('button', { name: 'Category' }));
    const all = await screen.findByRole('region', { name: 'All categories' });
    await user.click(within(all).getByRole('button', { name: 'Travel' }));
    await screen.findByText('Changed 2 transactions');
    await user.keyboard('jx');
    await user.click(within(await bar()).getByRole('button', { name: 'Add tag' }));
    await user.type(await screen.findByLabelText('Tag'), ' paris {Enter}');
    expect(sent.slice(-1)).toMatchObject([{ patch: { addTags: ['paris'] } }]);
    expect(sent[0]).toMatchObject({ patch: { category: 'Travel', reviewed: true } });
  });
});
