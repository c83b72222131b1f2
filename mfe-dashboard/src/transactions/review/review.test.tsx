import type { Transaction } from '@halyard/shared-contracts/finance';
import { fakeBackend } from '@halyard/shared-contracts/testing';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';
import {
  market,
  merchants,
  openTransactions,
  ours,
  recorder,
  rowOf,
  table,
} from '../testing/open-transactions';

const { sent, record } = recorder();
const guess = (part: Partial<Transaction>): Transaction => ({ ...market, guessed: true, ...part });
const rows = [
  guess({ id: 'txn-a', merchant: 'Cafe A', amount: -100 as Transaction['amount'] }),
  guess({ id: 'txn-b', merchant: 'Cafe B', amount: -200 as Transaction['amount'] }),
  guess({ id: 'txn-c', merchant: 'Cafe C', amount: -300 as Transaction['amount'] }),
  { ...market, id: 'txn-known', merchant: 'Known Shop' },
];

function open() {
  sent.length = 0;
  const backend = fakeBackend(ours(rows), {
    'POST /api/finance/transactions/bulk': record({ changeId: 'change-1', changed: 1 }),
    'PATCH /api/finance/transactions/txn-a': record({ transaction: encodeTransaction(rows[0]!) }),
  });
  return openTransactions('/transactions', backend);
}

const chip = (count: number) => screen.findByRole('button', { name: `To review ${count}` });

// Covers P3-A6-4, P3-A6-5.
describe('the review', () => {
  it('lists the rows that are not reviewed, with the reason', async () => {
    const { user } = open();
    await user.click(await chip(3));
    expect(await merchants()).toEqual(['Cafe A', 'Cafe B', 'Cafe C']);
    expect(await rowOf('Cafe A')).toHaveTextContent('Guessed category');
  });

  it('accepts one row with one key, and all with another', async () => {
    const { user } = open();
    await user.click(await chip(3));
    await table();
    await user.keyboard('a');
    await screen.findByText('Accepted 1 transaction');
    expect(sent).toEqual([{ ids: ['txn-a'], patch: { reviewed: true } }]);
    await chip(3);
    await user.keyboard('A');
    expect(sent[1]).toEqual({ ids: ['txn-a', 'txn-b', 'txn-c'], patch: { reviewed: true } });
  });

  it('changes the category with one key, which reviews the row', async () => {
    const { user } = open();
    await user.click(await chip(3));
    await table();
    await user.keyboard('c');
    const all = await screen.findByRole('region', { name: 'All categories' });
    await user.click(within(all).getByRole('button', { name: 'Travel' }));
    expect(sent).toEqual([{ category: 'Travel', reviewed: true }]);
  });

  it('has a button for each row and for all', async () => {
    const { user } = open();
    await user.click(await chip(3));
    await user.click(within(await rowOf('Cafe B')).getByRole('button', { name: 'Accept' }));
    expect(sent).toMatchObject([{ ids: ['txn-b'] }]);
    await chip(3);
    await user.click(await screen.findByRole('button', { name: 'Accept all 3' }));
    expect(sent[1]).toMatchObject({ ids: ['txn-a', 'txn-b', 'txn-c'] });
  });
});

it('has no chip when there is nothing to review', async () => {
  openTransactions('/transactions', fakeBackend(ours([market])));
  await table();
  expect(screen.queryByRole('button', { name: /^To review/ })).not.toBeInTheDocument();
});
