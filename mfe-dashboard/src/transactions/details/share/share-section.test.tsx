import { isoDate, withShares } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { fakeBackend, transaction } from '@halyard/shared-contracts/testing';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { screen } from '@testing-library/react';
import {
  market,
  openDetails,
  openTransactions,
  ours,
  recorder,
} from '../../testing/open-transactions';

const { sent, record } = recorder();
const friend = transaction({
  id: 'txn-bob',
  merchant: 'Bob',
  category: 'Other',
  amount: cents(2_000),
  type: 'credit',
  date: isoDate('2025-06-29'),
});
const shared = (repays: Record<string, string> = {}) =>
  withShares([market, friend], {
    owed: new Map([['txn-market', cents(3_000)]]),
    repays: new Map(Object.entries(repays)),
  });

function open(rows = shared()) {
  sent.length = 0;
  const answer = { transaction: encodeTransaction(market) };
  const backend = fakeBackend(ours(rows), {
    'PATCH /api/finance/transactions/txn-market': record(answer),
    'PATCH /api/finance/transactions/txn-bob': record(answer),
  });
  return openTransactions('/transactions', backend);
}

// Covers P3-A9-1, P3-A9-2.
describe('money paid for others', () => {
  it('is marked on a purchase, up to its amount', async () => {
    const { user } = open([market, friend]);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('button', { name: 'Paid for others' }));
    const field = panel.getByLabelText(/^Others pay back/);
    await user.type(field, '42.51');
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(panel.getByText('That is more than the whole purchase.')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Half' }));
    await user.click(panel.getByRole('button', { name: 'Save' }));
    expect(sent).toEqual([{ owed: 21.25 }]);
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(sent[1]).toEqual({ owed: null });
  });

  it('is matched with a deposit that is suggested', async () => {
    const { user } = open();
    const panel = await openDetails(user, 'Corner Market');
    expect(panel.getByText('Still open')).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Match Bob, 2025-06-29' }));
    expect(sent).toEqual([{ repays: 'txn-market' }]);
  });

  it('says what was paid back, and unlinks it', async () => {
    const { user } = open(shared({ 'txn-bob': 'txn-market' }));
    const panel = await openDetails(user, 'Bob');
    await user.click(panel.getByRole('button', { name: /^Unlink Corner Market/ }));
    expect(sent).toEqual([{ repays: null }]);
  });

  it('shows the whole purchase as unsplit', async () => {
    const { user } = open();
    const panel = await openDetails(user, 'Corner Market');
    expect(panel.queryByText('Part of')).not.toBeInTheDocument();
  });
});
