import { isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  fakeBackend,
  financialData,
  transaction,
} from '@halyard/shared-contracts/testing';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { screen, within } from '@testing-library/react';
import { openDetails, openTransactions, recorder, rowOf } from '../../testing/open-transactions';

const row = (id: string, accountId: string, amount: number, part: Partial<Transaction> = {}) =>
  transaction({
    id,
    accountId,
    amount: cents(amount),
    merchant: `Row ${id}`,
    category: amount < 0 ? 'Savings' : 'Transfer',
    date: isoDate('2025-06-20'),
    ...part,
  });

const open = (rows: Transaction[]) => {
  const { sent, record } = recorder();
  const data = financialData({
    accounts: [
      account({ id: 'checking', name: 'Checking' }),
      account({ id: 'savings', name: 'Savings' }),
    ],
    transactions: rows,
  });
  const answer = { transaction: encodeTransaction(rows[0]!) };
  const backend = fakeBackend(data, {
    'PATCH /api/finance/transactions/out': record(answer),
  });
  return { sent, ...openTransactions('/transactions', backend) };
};

const LINKED = [
  row('out', 'checking', -500, { transfer: { id: 'in', accountId: 'savings' } }),
  row('in', 'savings', 500, { transfer: { id: 'out', accountId: 'checking' } }),
];

describe('the two sides of a transfer', () => {
  // Covers P3-A2-3.
  it('show both accounts in the list and in the panel', async () => {
    const { user } = open(LINKED);
    expect(within(await rowOf('Row out')).getByText('Checking → Savings')).toBeVisible();
    expect(within(await rowOf('Row in')).getByText('Checking → Savings')).toBeVisible();
    const panel = await openDetails(user, 'Row in');
    expect(panel.getByText('Checking → Savings')).toBeVisible();
    expect(panel.getByText(/neither income nor spending/)).toBeVisible();
    expect(panel.queryByRole('combobox', { name: 'Category' })).toBeNull();
  });

  // Covers P3-A2-5.
  it('state below the expenses how much was put aside', async () => {
    open(LINKED);
    const card = (await screen.findByText('Expenses')).closest('dl')!.parentElement!;
    expect(card).toHaveTextContent('$5.00 of it put aside');
  });

  // Covers P3-A2-4.
  it('are unlinked, and linked again by Undo', async () => {
    const { user, sent } = open(LINKED);
    const panel = await openDetails(user, 'Row out');
    expect(panel.getByText(/This money is put aside/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Unlink' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ transfer_id: null }, { transfer_id: 'in' }]);
  });

  // Covers P3-A2-4.
  it('are linked by the user', async () => {
    const { user, sent } = open([row('out', 'checking', -500), row('in', 'savings', 500)]);
    const panel = await openDetails(user, 'Row out');
    await user.click(panel.getByText('Link with another row'));
    await user.click(panel.getByRole('button', { name: 'Link with Row in, 2025-06-20' }));
    await screen.findByText('Rows linked as a transfer');
    expect(sent).toEqual([{ transfer_id: 'in' }]);
  });

  it('are not offered without a row of the opposite amount', async () => {
    const { user } = open([row('out', 'checking', -500)]);
    const panel = await openDetails(user, 'Row out');
    await user.click(panel.getByText('Link with another row'));
    expect(panel.getByText('No other account has a row of the opposite amount.')).toBeVisible();
  });
});
