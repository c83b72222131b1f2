import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import type { UserChange } from '@halyard/shared-contracts/wire';
import { screen } from '@testing-library/react';
import { changeWords } from '../data/change-words';
import { ActivityScreen } from './activity-screen';

const change = (part: Partial<UserChange>): UserChange => ({
  id: 'change-1',
  kind: 'transaction-edited',
  label: 'Corner Market',
  by: 'you',
  madeAt: '2025-06-30T11:00:00.000Z',
  undoneAt: null,
  count: 1,
  canUndo: true,
  fields: [
    { entity: 'transaction', id: 'txn-1', field: 'category', before: null, after: 'Groceries' },
  ],
  ...part,
});

const undone: string[] = [];
function open(pages: Readonly<Record<string, readonly UserChange[]>>) {
  undone.length = 0;
  const backend = fakeBackend(financialData(), {
    'GET /api/finance/changes': (request: Request) => {
      const before = new URL(request.url).searchParams.get('before') ?? 'first';
      const next = before === 'first' && 'older' in pages ? 'older' : null;
      return { changes: pages[before] ?? [], next };
    },
    'POST /api/finance/changes/change-1/undo': () => {
      undone.push('change-1');
      return { undone: 1 };
    },
  });
  return renderScreen(
    <>
      <ActivityScreen />
      <ToastRegion />
    </>,
    { backend, route: '/activity' },
  );
}

// Covers P3-A10-3.
describe('/activity', () => {
  it.each([
    ['budget-changed', 'Gas', 'Changed the budget of Gas'],
    ['budget-changed', '', 'Changed the budget'],
    ['budget-moved', '$5.00 from Gas to Rent', 'Moved $5.00 from Gas to Rent'],
    ['goal-contributed', 'Trip', 'Added money to Trip'],
    ['goals-from-fact-finder', '', 'Changed goals in the fact finder'],
    ['buffer', 'Changed the buffer to $5.00', 'Changed the buffer to $5.00'],
  ])('says of %s of “%s”: %s', (kind, label, words) => {
    expect(changeWords({ kind, label })).toBe(words);
  });

  it('lists the changes of the goal that the address names', async () => {
    const requests: string[] = [];
    const backend = fakeBackend(financialData(), {
      'GET /api/finance/changes': (request: Request) => {
        requests.push(new URL(request.url).search);
        return { changes: [change({ kind: 'goal-changed', label: 'Trip' })], next: null };
      },
    });
    renderScreen(<ActivityScreen />, { backend, route: '/activity?entity=goal&id=goal-1' });
    await screen.findByText('Changed the goal Trip');
    expect(requests).toEqual([expect.stringContaining('entity=goal&id=goal-1')]);
    expect(screen.getByRole('heading', { name: 'Changes of this goal' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'All activity' })).toBeVisible();
  });

  it('says what was changed, what it set, and who made it', async () => {
    open({
      first: [
        change({}),
        change({
          id: 'change-2',
          kind: 'bank-synced',
          by: 'sync',
          label: 'Bank: 2 new',
          fields: [],
        }),
      ],
    });
    expect(await screen.findByText('Changed Corner Market')).toBeInTheDocument();
    expect(screen.getByText('Category: nothing → Groceries')).toBeInTheDocument();
    expect(screen.getByText('Received from Bank: 2 new')).toBeInTheDocument();
    expect(screen.getByText(/^Your bank/)).toBeInTheDocument();
  });

  it('offers Undo only for changes that can be undone', async () => {
    const { user } = open({
      first: [
        change({}),
        change({ id: 'change-2', label: 'Kept', canUndo: false }),
        change({ id: 'change-3', label: 'Gone', canUndo: false, undoneAt: '2025-06-30T12:00:00Z' }),
      ],
    });
    await user.click(await screen.findByRole('button', { name: 'Undo: Changed Corner Market' }));
    await screen.findByText('Change undone');
    expect(undone).toEqual(['change-1']);
    expect(screen.getAllByRole('button', { name: /^Undo:/ })).toHaveLength(1);
    expect(screen.getByText('Undone')).toBeInTheDocument();
  });

  it('shows older changes on request', async () => {
    const { user } = open({ first: [change({})], older: [change({ id: 'o', label: 'Old Shop' })] });
    await user.click(await screen.findByRole('button', { name: 'Show older changes' }));
    expect(await screen.findByText('Changed Old Shop')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Show older changes' })).not.toBeInTheDocument();
  });

  it('says that there is nothing yet', async () => {
    open({ first: [] });
    expect(await screen.findByText('No changes yet')).toBeInTheDocument();
  });
});
