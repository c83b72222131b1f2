import type { Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { failure, fakeBackend } from '@halyard/shared-contracts/testing';
import { encodeTransaction, financeAnswer } from '@halyard/shared-contracts/wire';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import {
  manual,
  market,
  merchants,
  openDetails,
  openTransactions,
  ours,
  recorder,
  rowOf,
  table,
} from '../testing/open-transactions';

describe('changing a transaction', () => {
  const edited = (row: Transaction, part: Partial<Transaction>) => ({
    transaction: encodeTransaction({ ...row, ...part }),
  });

  // Covers P1-2.8-12.
  it('changes the category at once and reverts it on Undo', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Category' }), 'Shopping');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ category: 'Shopping' }, { category: 'Groceries' }]);
  });

  it('saves only the last of several quick choices, even when the panel is closed', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    const field = panel.getByRole('combobox', { name: 'Category' });
    fireEvent.change(field, { target: { value: 'Rent' } });
    fireEvent.change(field, { target: { value: 'Travel' } });
    await user.click(panel.getByRole('button', { name: 'Close' }));
    await screen.findByText('Category changed to Travel');
    expect(sent).toEqual([{ category: 'Travel' }]);
  });

  // Covers P1-2.8-12.
  it('opens with no field in focus', async () => {
    const { user } = openTransactions();
    const panel = await openDetails(user, 'Corner Market');
    expect(panel.getByRole('combobox', { name: 'Category' })).not.toHaveFocus();
    expect(panel.getByText('Bank description').closest('div')).toHaveFocus();
  });

  // Covers P3-A5-1.
  it('gives a row the name that the user likes, keeps the text of the bank, and undoes it', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours([{ ...market, name: 'SQ *CORNER MARKET #12' }]), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByText('Rename merchant'));
    const save = panel.getByRole('button', { name: 'Save name' });
    expect(save).toBeDisabled();
    const field = panel.getByRole('textbox', { name: 'Merchant' });
    await user.clear(field);
    expect(save).toBeDisabled();
    await user.type(field, 'The shop below');
    await user.click(save);
    await screen.findByText('Renamed to The shop below');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ merchant: 'The shop below' }, { merchant: 'Corner Market' }]);
  });

  // Covers P3-A5-3.
  it.each([
    ['of a bank', { source: 'bank' }, 'Bank description'],
    ['of a statement', { source: 'manual' }, 'Original text'],
    ['that the user entered', { source: 'manual', name: market.merchant }, 'Entered as'],
  ] as const)('shows the original text of a row %s', async (_, part, label) => {
    const row = { ...market, name: 'SQ *CORNER MARKET #12', ...part };
    const { user } = openTransactions('/transactions', fakeBackend(ours([row])));
    const panel = await openDetails(user, 'Corner Market');
    expect(panel.getByText(label).parentElement).toHaveTextContent(row.name);
  });

  it('reverts a refused change and shows the reason', async () => {
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': () => failure(409, 'This one is locked'),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.selectOptions(panel.getByRole('combobox', { name: 'Category' }), 'Shopping');
    expect(await screen.findByText('This one is locked')).toBeInTheDocument();
    expect(panel.getByRole('combobox', { name: 'Category' })).toHaveValue('Groceries');
  });

  it('reverts only the change that is refused late', async () => {
    let refuse = () => {};
    const late = new Promise<Response>((resolve) => {
      refuse = () => resolve(failure(503, 'Try again in a minute'));
    });
    let rows: Transaction[] = [market, manual];
    const backend = fakeBackend(ours(rows), {
      'GET /api/finance/transactions': () => financeAnswer('transactions', ours(rows)),
      'PATCH /api/finance/transactions/txn-market': () => late,
      'DELETE /api/finance/transactions/txn-manual': () => {
        rows = [market];
        return { success: true };
      },
    });
    const { user } = openTransactions('/transactions', backend);
    const first = await openDetails(user, 'Corner Market');
    await user.selectOptions(first.getByRole('combobox', { name: 'Category' }), 'Shopping');
    await user.click(first.getByRole('button', { name: 'Close' }));
    const second = await openDetails(user, 'Yard Sale');
    await user.click(second.getByRole('button', { name: 'Delete transaction' }));
    await screen.findByText('Transaction deleted');
    backend.goOffline();
    refuse();
    await screen.findByText('Try again in a minute');
    expect(await rowOf('Corner Market')).toHaveTextContent('Groceries');
    expect(await merchants()).toEqual(['Corner Market']);
  });

  it('loads the list again when a change is refused', async () => {
    let rows: Transaction[] = [market, manual];
    const backend = fakeBackend(ours(rows), {
      'GET /api/finance/transactions': () => financeAnswer('transactions', ours(rows)),
      'DELETE /api/finance/transactions/txn-manual': () => failure(404, 'It is gone'),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Yard Sale');
    rows = [market];
    await user.click(panel.getByRole('button', { name: 'Delete transaction' }));
    await screen.findByText('It is gone');
    await waitFor(async () => expect(await merchants()).toEqual(['Corner Market']));
  });

  it('saves a note and reverts it on Undo', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Note'), ' for the picnic ');
    await user.click(panel.getByRole('button', { name: 'Save note' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ note: 'for the picnic' }, { note: null }]);
  });

  it('keeps a refused note in its field', async () => {
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': () => failure(503, 'Try again in a minute'),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Note'), 'for the picnic');
    await user.click(panel.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Try again in a minute');
    expect(panel.getByLabelText('Note')).toHaveValue('for the picnic');
    expect(panel.getByRole('button', { name: 'Save note' })).toBeEnabled();
  });

  it('shows the note that Undo restores', async () => {
    let row: Transaction = { ...market, note: 'weekly' };
    const backend = fakeBackend(ours([row]), {
      'GET /api/finance/transactions': () => financeAnswer('transactions', ours([row])),
      'PATCH /api/finance/transactions/txn-market': async (request: Request) => {
        row = { ...row, ...((await request.json()) as Pick<Transaction, 'note'>) };
        return edited(row, {});
      },
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.clear(panel.getByLabelText('Note'));
    await user.type(panel.getByLabelText('Note'), 'monthly');
    await user.click(panel.getByRole('button', { name: 'Save note' }));
    await screen.findByText('Note saved');
    expect(panel.getByLabelText('Note')).toHaveValue('monthly');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(panel.getByLabelText('Note')).toHaveValue('weekly'));
  });

  it('saves the form without reverting a change made outside it', async () => {
    const { sent, record } = recorder();
    let row = manual;
    const data = () => ({ ...ours([row]), source: 'own' as const });
    const backend = fakeBackend(data(), {
      'GET /api/finance/transactions': () => financeAnswer('transactions', data()),
      'PATCH /api/finance/transactions/txn-manual': record(edited(manual, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Yard Sale');
    await user.click(panel.getByRole('button', { name: 'Edit transaction' }));
    row = { ...manual, category: 'Travel' };
    await user.selectOptions(panel.getAllByRole('combobox', { name: 'Category' })[0]!, 'Travel');
    await screen.findByText('Category changed to Travel');
    const [, ofForm] = panel.getAllByRole('combobox', { name: 'Category' });
    await waitFor(() => expect(ofForm).toHaveValue('Travel'));
    await user.clear(panel.getByRole('textbox', { name: 'Merchant' }));
    await user.type(panel.getByRole('textbox', { name: 'Merchant' }), 'Garage Sale');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Transaction updated');
    expect(sent[1]).toMatchObject({ merchant: 'Garage Sale', category: 'Travel' });
  });

  it('splits a transaction only into parts that sum to it', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('button', { name: 'Split into parts' }));
    const amounts = panel.getAllByRole('textbox', { name: 'Amount' });
    await user.clear(amounts[0]!);
    await user.type(amounts[0]!, '40');
    await user.type(amounts[1]!, '2.49');
    expect(panel.getByRole('button', { name: 'Save split' })).toBeDisabled();
    expect(panel.getByText('Left to assign:')).toHaveTextContent('$0.01');
    await user.clear(amounts[1]!);
    await user.type(amounts[1]!, '2.50');
    await user.click(panel.getByRole('button', { name: 'Save split' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([
      {
        parts: [
          { category: 'Groceries', amount: -40 },
          { category: 'Other', amount: -2.5 },
        ],
      },
      { parts: null },
    ]);
  });

  // Covers P3-A8-8.
  it('splits a row by shares', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours([market]), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('button', { name: 'Split into parts' }));
    await user.click(panel.getByRole('switch', { name: 'Split by share' }));
    const shares = panel.getAllByRole('textbox', { name: 'Share in %' });
    expect(shares[0]).toHaveValue('100');
    await user.clear(shares[0]!);
    await user.type(shares[0]!, '75');
    await user.type(shares[1]!, '25');
    await user.click(panel.getByRole('button', { name: 'Save split' }));
    await screen.findByRole('button', { name: 'Undo' });
    expect(sent).toEqual([
      {
        parts: [
          { category: 'Groceries', amount: -31.88 },
          { category: 'Other', amount: -10.62 },
        ],
      },
    ]);
  });

  it('shows a part with its whole, and changes only the category of the part', async () => {
    const { sent, record } = recorder();
    const food = { ...market, id: 'txn-market~1', amount: cents(-4_000) };
    const soap = { ...market, id: 'txn-market~2', amount: cents(-250), category: 'Other' } as const;
    const backend = fakeBackend(ours([food, soap]), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    await user.click(within(await table()).getAllByRole('button', { name: 'Details' })[1]!);
    const panel = within(screen.getByRole('dialog', { name: 'Corner Market' }));
    expect(panel.getByText(/in 2 parts/)).toHaveTextContent('−$42.50 in 2 parts');
    await user.selectOptions(panel.getAllByRole('combobox', { name: 'Category' })[0]!, 'Travel');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    await user.click(panel.getByRole('button', { name: 'Remove split' }));
    await screen.findByText('Split removed');
    expect(sent).toEqual([
      {
        parts: [
          { category: 'Groceries', amount: -40 },
          { category: 'Travel', amount: -2.5 },
        ],
      },
      {
        parts: [
          { category: 'Groceries', amount: -40 },
          { category: 'Other', amount: -2.5 },
        ],
      },
      { parts: null },
    ]);
  });

  it('deletes a manual transaction and undoes that change on Undo', async () => {
    const backend = fakeBackend(ours(), {
      'DELETE /api/finance/transactions/txn-manual': { success: true, changeId: 'change-1' },
      'POST /api/finance/changes/change-1/undo': { undone: 1 },
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Yard Sale');
    await user.click(panel.getByRole('button', { name: 'Delete transaction' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(backend.calls).toContain('POST /api/finance/changes/change-1/undo');
  });

  it('does not offer to delete a bank transaction', async () => {
    const { user } = openTransactions();
    const panel = await openDetails(user, 'Corner Market');
    expect(panel.queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(panel.queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  });

  it('edits a manual transaction', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-manual': record(edited(manual, {})),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Yard Sale');
    await user.click(panel.getByRole('button', { name: 'Edit transaction' }));
    await user.clear(panel.getByLabelText('Merchant'));
    await user.type(panel.getByLabelText('Merchant'), 'Garage Sale');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Transaction updated');
    expect(sent[0]).toMatchObject({ merchant: 'Garage Sale', amount: -9.99 });
  });
});
