import type { Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import { failure, fakeBackend } from '@halyard/shared-contracts/testing';
import { encodeTransaction, financeAnswer } from '@halyard/shared-contracts/wire';
import { screen, waitFor } from '@testing-library/react';
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
import { MOST_TAGS } from './typed-tag';

const edited = { transaction: encodeTransaction(market) };
const trip = { ...market, tags: ['trip'] };
const gift = { ...manual, tags: ['Gift', 'trip'] };

/** Builds a backend that stores the tags and other marks of the market row. */
function markedBackend(before: Transaction) {
  let row = before;
  const sent: unknown[] = [];
  const backend = fakeBackend(ours([row]), {
    'GET /api/finance/transactions': () => financeAnswer('transactions', ours([row])),
    'PATCH /api/finance/transactions/txn-market': async (request: Request) => {
      const patch = (await request.json()) as { tags?: string[]; hidden?: boolean };
      sent.push(patch);
      const { hidden, tags, ...rest } = { ...row, ...patch };
      row = { ...rest, ...(hidden && { hidden: true }), ...(tags?.length && { tags }) };
      return { transaction: encodeTransaction(row) };
    },
  });
  return { backend, sent };
}

const total = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling;

describe('the tags of a transaction', () => {
  // Covers P3-A8-1.
  it('are added by Enter, shown in the list, and taken back by Undo', async () => {
    const { backend, sent } = markedBackend(market);
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Add a tag'), ' #summer  trip {Enter}');
    expect(await panel.findByRole('button', { name: 'Remove tag summer trip' })).toBeVisible();
    expect(panel.getByLabelText('Add a tag')).toHaveValue('');
    expect(await rowOf('Corner Market')).toHaveTextContent('#summer trip');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    await waitFor(async () => expect(await rowOf('Corner Market')).not.toHaveTextContent('#'));
    expect(sent).toEqual([{ tags: ['summer trip'] }, { tags: [] }]);
  });

  // Covers P3-A8-1.
  it('are removed one by one, which keeps the focus in the panel', async () => {
    const { backend, sent } = markedBackend({ ...market, tags: ['trip', 'work'] });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('button', { name: 'Remove tag trip' }));
    await screen.findByText('Tag trip removed');
    expect(panel.queryByRole('button', { name: 'Remove tag trip' })).not.toBeInTheDocument();
    expect(panel.getByLabelText('Add a tag')).toHaveFocus();
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ tags: ['work'] }, { tags: ['trip', 'work'] }]);
  });

  // Covers P3-A8-1.
  it('keep a later one when an earlier one is undone', async () => {
    const { backend, sent } = markedBackend(market);
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Add a tag'), 'trip{Enter}');
    await screen.findByText('Tagged trip');
    await user.type(panel.getByLabelText('Add a tag'), 'work{Enter}');
    await screen.findByText('Tagged work');
    const [first] = screen.getAllByRole('button', { name: 'Undo' });
    await user.click(first!);
    await screen.findByText('Change undone');
    expect(sent.at(-1)).toEqual({ tags: ['work'] });
  });

  // Covers P3-A8-1.
  it('are spelled as on other rows, and none is added twice', async () => {
    const { sent, record } = recorder();
    const backend = fakeBackend(ours([trip, gift]), {
      'PATCH /api/finance/transactions/txn-market': record(edited),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Add a tag'), 'TRIP{Enter}');
    expect(panel.getByText('This transaction has this tag already.')).toBeInTheDocument();
    await user.clear(panel.getByLabelText('Add a tag'));
    await user.type(panel.getByLabelText('Add a tag'), 'gift{Enter}');
    await screen.findByText('Tagged Gift');
    expect(sent).toEqual([{ tags: ['trip', 'Gift'] }]);
  });

  // Covers P3-A8-1.
  it.each([
    [MOST_TAGS - 1, 1],
    [MOST_TAGS, 0],
  ])('of which there are %d allow %d more', async (count, more) => {
    const tags = Array.from({ length: count }, (_, at) => `tag ${at}`);
    const { backend, sent } = markedBackend({ ...market, tags });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Add a tag'), 'one more{Enter}');
    await screen.findByText(more ? 'Tagged one more' : 'A transaction has at most 10 tags.');
    expect(sent).toHaveLength(more);
  });

  // Covers P3-A8-1.
  it('are as before when the change is refused, and the text stays', async () => {
    const backend = fakeBackend(ours([trip]), {
      'PATCH /api/finance/transactions/txn-market': () => failure(503, 'Try again in a minute'),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(panel.getByLabelText('Add a tag'), 'work{Enter}');
    await screen.findByText('Try again in a minute');
    expect(panel.queryByRole('button', { name: 'Remove tag work' })).not.toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Remove tag trip' })).toBeInTheDocument();
    expect(panel.getByLabelText('Add a tag')).toHaveValue('work');
  });
});

describe('a hidden transaction', () => {
  // Covers P3-A8-2.
  it('leaves the totals, stays in the list, and comes back by Undo', async () => {
    const { backend, sent } = markedBackend(market);
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    expect(total('Expenses')).toHaveTextContent('$42.50');
    await user.click(panel.getByRole('switch', { name: 'Hide from spending' }));
    await screen.findByText('Hidden from spending');
    expect(panel.getByRole('switch')).toBeChecked();
    expect(total('Expenses')).toHaveTextContent('$0.00');
    expect(await rowOf('Corner Market')).toHaveTextContent('Hidden');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    await waitFor(() => expect(total('Expenses')).toHaveTextContent('$42.50'));
    expect(sent).toEqual([{ hidden: true }, { hidden: false }]);
  });

  // Covers P3-A8-2.
  it('leaves the totals before the API answers', async () => {
    const backend = fakeBackend(ours([market]), {
      'PATCH /api/finance/transactions/txn-market': () => new Promise<Response>(() => {}),
    });
    const { user } = openTransactions('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.click(panel.getByRole('switch', { name: 'Hide from spending' }));
    await waitFor(() => expect(total('Expenses')).toHaveTextContent('$0.00'));
  });
});

describe('the filter by tag', () => {
  const rows = [trip, gift, { ...market, id: 'txn-other', merchant: 'Untagged Shop' }];
  const hidden = { ...trip, id: 'txn-h', merchant: 'Hotel', hidden: true as const };

  // Covers P3-A8-3.
  it('offers the own tags, stands in the address, and totals the tag', async () => {
    const backend = fakeBackend(ours([...rows, hidden]));
    const { user, location } = openTransactions('/transactions', backend);
    await table();
    const field = screen.getByLabelText('Tag');
    expect(Array.from(field.children, (each) => each.textContent)).toEqual([
      'Any tag',
      'Gift',
      'trip',
    ]);
    await user.selectOptions(field, 'trip');
    await waitFor(async () => expect(await merchants()).toHaveLength(3));
    expect(await merchants()).not.toContain('Untagged Shop');
    expect(total('Expenses')).toHaveTextContent('$52.49');
    await waitFor(() => expect(location()).toBe('/transactions?tag=trip'));
    await user.click(screen.getByRole('button', { name: 'Only #trip: show all tags' }));
    await waitFor(async () => expect(await merchants()).toHaveLength(4));
  });

  // Covers P3-A8-3.
  it('joins the other filters, and finds nothing for a tag that is gone', async () => {
    const backend = fakeBackend(ours([trip, { ...trip, id: 't2', amount: cents(5_00) }, gift]));
    const { user } = openTransactions('/transactions?tag=trip&type=income', backend);
    expect(await merchants()).toEqual(['Corner Market']);
    await user.selectOptions(screen.getByLabelText('Tag'), 'Gift');
    await screen.findByText('No transactions found');
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    await waitFor(async () => expect(await merchants()).toHaveLength(3));
  });

  // Covers P3-A8-3.
  it('is not offered to a user without tags', async () => {
    openTransactions();
    await table();
    expect(screen.queryByLabelText('Tag')).not.toBeInTheDocument();
  });
});
