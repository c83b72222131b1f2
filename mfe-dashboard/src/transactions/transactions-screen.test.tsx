import { isoDate, type Transaction } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  household,
  liability,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { encodeTransaction } from '@halyard/shared-contracts/wire';
import { ToastRegion } from '@halyard/shared-contracts/ui';
import { screen, waitFor, within } from '@testing-library/react';
import { TransactionsScreen } from './transactions-screen';

const NOW = new Date('2025-06-30T16:00:00Z');

const market = transaction({
  id: 'txn-market',
  accountId: 'acc-1',
  merchant: 'Corner Market',
  category: 'Groceries',
  amount: cents(-4_250),
  date: isoDate('2025-06-30'),
});
const pay = transaction({
  id: 'txn-pay',
  accountId: 'acc-1',
  merchant: 'Acme Studio',
  category: 'Salary',
  amount: cents(220_000),
  date: isoDate('2025-06-13'),
});
const cardPayment = transaction({
  id: 'txn-card',
  accountId: 'liab-1',
  merchant: 'Card Payment',
  category: 'Transfer',
  amount: cents(-50_000),
  date: isoDate('2025-05-20'),
});
const manual = transaction({
  id: 'txn-manual',
  accountId: 'acc-gone',
  merchant: 'Yard Sale',
  category: 'Other',
  amount: cents(-999),
  date: isoDate('2025-01-02'),
  source: 'manual',
});

const ours = (transactions: readonly Transaction[] = [market, pay, cardPayment, manual]) =>
  household({
    accounts: [account({ id: 'acc-1', name: 'Everyday Checking' })],
    liabilities: [liability({ id: 'liab-1', name: 'Blue Card' })],
    transactions,
  });

function open(route = '/transactions', backend = fakeBackend(ours())) {
  jest.useFakeTimers({
    now: NOW,
    doNotFake: [
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'queueMicrotask',
      'performance',
      'nextTick',
      'setImmediate',
    ],
  });
  const view = renderScreen(
    <>
      <TransactionsScreen />
      <ToastRegion />
    </>,
    { backend, route, now: NOW },
  );
  return { ...view, backend };
}

const table = () => screen.findByRole('table', { name: 'Transactions' });
const merchants = async () => {
  const rows = within(await table())
    .getAllByRole('row')
    .slice(1);
  return rows.map((row) => within(row).getAllByRole('cell')[0]?.querySelector('[id]')?.textContent);
};
const rowOf = async (merchant: string) => {
  const row = within(await table())
    .getAllByRole('row')
    .find(({ textContent }) => textContent?.includes(merchant));
  if (!row) throw new Error(`no row of ${merchant}`);
  return row;
};
const openDetails = async (user: ReturnType<typeof open>['user'], merchant: string) => {
  await user.click(within(await rowOf(merchant)).getByRole('button', { name: 'Details' }));
  return screen.findByRole('dialog', { name: merchant });
};

afterEach(() => jest.useRealTimers());

describe('the transactions screen', () => {
  it('says that it is loading', () => {
    open();
    expect(screen.getByText('Loading transactions...')).toBeInTheDocument();
  });

  it('shows the columns, and a row with its date, account and amount', async () => {
    open();
    const headers = within(await table()).getAllByRole('columnheader');
    expect(headers.map(({ textContent }) => textContent)).toEqual([
      'Transaction',
      'Date',
      'Account',
      'Amount',
      'Actions',
    ]);
    const row = await rowOf('Corner Market');
    expect(row).toHaveTextContent('Groceries');
    expect(row).toHaveTextContent('Today');
    expect(row).toHaveTextContent('Jun 30, 2025');
    expect(row).toHaveTextContent('Everyday Checking');
    expect(row).toHaveTextContent('−$42.50');
  });

  it('names debts too, and unknown accounts by their id without its prefix', async () => {
    open();
    expect(await rowOf('Card Payment')).toHaveTextContent('Blue Card');
    const cells = within(await rowOf('Yard Sale')).getAllByRole('cell');
    expect(cells[2]).toHaveTextContent(/^gone$/);
  });

  it('adds up income, expenses and net without transfers', async () => {
    open();
    await table();
    const figure = (label: string) =>
      screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
    expect(figure('Total Transactions')).toBe('4');
    expect(figure('Income')).toBe('$2,200.00');
    expect(figure('Expenses')).toBe('$52.49');
    expect(figure('Net')).toBe('+$2,147.51');
    expect(screen.getByText('Showing 4 of 4 transactions')).toBeInTheDocument();
  });

  it('caps the scroll area at 600 px', async () => {
    open();
    expect((await table()).parentElement).toHaveStyle({ maxHeight: '600px' });
  });

  it('draws a window of a long list and tells its whole length', async () => {
    const many = Array.from({ length: 5_000 }, (_, at) => transaction({ merchant: `Shop ${at}` }));
    open('/transactions', fakeBackend(ours(many)));
    expect(await table()).toHaveAttribute('aria-rowcount', '5001');
    expect(within(await table()).getAllByRole('row').length).toBeLessThan(25);
  });
});

describe('when reading fails', () => {
  it('offers a retry that asks for accounts and transactions again', async () => {
    const backend = fakeBackend(ours(), {
      'GET /api/finance/accounts': () => failure(403, 'Accounts are away'),
      'GET /api/finance/transactions': () => failure(403, 'Transactions are away'),
    });
    const { user } = open('/transactions', backend);
    await screen.findByText('Oops!');
    const before = backend.calls.length;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(backend.calls.slice(before)).toEqual(
        expect.arrayContaining(['GET /api/finance/accounts', 'GET /api/finance/transactions']),
      ),
    );
  });
});

describe('finding transactions', () => {
  it('searches merchants and categories in any case', async () => {
    const { user } = open();
    await table();
    await user.type(screen.getByPlaceholderText('Search merchants, categories...'), 'GROC');
    await waitFor(async () => expect(await merchants()).toEqual(['Corner Market']));
    expect(screen.getByText('Showing 1 of 4 transactions')).toBeInTheDocument();
  });

  it.each([
    ['Salary', ['Acme Studio']],
    ['Income', ['Acme Studio']],
    ['Expense', ['Corner Market', 'Card Payment', 'Yard Sale']],
    ['This Month', ['Corner Market', 'Acme Studio']],
    ['Last 30 Days', ['Corner Market', 'Acme Studio']],
    ['Last 90 Days', ['Corner Market', 'Acme Studio', 'Card Payment']],
  ])('keeps what the chip %s asks for', async (chip, expected) => {
    const { user } = open();
    await table();
    await user.click(screen.getByRole('radio', { name: chip }));
    await waitFor(async () => expect(await merchants()).toEqual(expected));
  });

  it('says when nothing is found and clears the filters on demand', async () => {
    const { user } = open('/transactions?q=zzz');
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(screen.getByText('Try adjusting your filters')).toBeInTheDocument();
    expect(screen.getByText('Showing 0 of 4 transactions')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(await merchants()).toHaveLength(4);
  });

  it('says the same of a person without transactions', async () => {
    open('/transactions', fakeBackend(ours([])));
    expect(await screen.findByText('No transactions found')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  });

  it('sorts, and turns the sort round when pressed again', async () => {
    const { user } = open();
    await table();
    await user.click(screen.getByRole('button', { name: 'Amount' }));
    await waitFor(async () => expect((await merchants())[0]).toBe('Acme Studio'));
    await user.click(screen.getByRole('button', { name: /^Amount/ }));
    await waitFor(async () => expect((await merchants())[0]).toBe('Card Payment'));
    expect(screen.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
  });
});

describe('the address', () => {
  it('opens a shared view as it was', async () => {
    open('/transactions?q=a&type=expense&sort=merchant&direction=desc');
    expect(await merchants()).toEqual(['Yard Sale', 'Corner Market', 'Card Payment']);
    expect(screen.getByRole('searchbox')).toHaveValue('a');
    expect(screen.getByRole('radio', { name: 'Expense' })).toBeChecked();
  });

  it('takes up every choice', async () => {
    const { user, location } = open();
    await table();
    await user.click(screen.getByRole('radio', { name: 'Groceries' }));
    await user.click(screen.getByRole('radio', { name: 'Last 90 Days' }));
    await user.click(screen.getByRole('button', { name: 'Merchant' }));
    await user.type(screen.getByRole('searchbox'), 'corner');
    await waitFor(() =>
      expect(location()).toBe('/transactions?category=groceries&date=90&sort=merchant&q=corner'),
    );
  });

  it('shows one account and says so', async () => {
    const { user, location } = open('/transactions?account=liab-1');
    expect(await merchants()).toEqual(['Card Payment']);
    await user.click(screen.getByRole('button', { name: 'Only Blue Card: show all accounts' }));
    await waitFor(() => expect(location()).toBe('/transactions'));
    expect(await merchants()).toHaveLength(4);
  });
});

describe('changing a transaction', () => {
  const edited = (row: Transaction, part: Partial<Transaction>) => ({
    transaction: encodeTransaction({ ...row, ...part }),
  });
  const bodies = () => {
    const sent: unknown[] = [];
    const record = (answer: object) => async (request: Request) => {
      sent.push(request.method === 'DELETE' ? null : await request.json());
      return answer;
    };
    return { sent, record };
  };

  it('changes the category at once and back on Undo', async () => {
    const { sent, record } = bodies();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = open('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Category' }), 'Shopping');
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ category: 'Shopping' }, { category: 'Groceries' }]);
  });

  it('takes a refused change back and says why', async () => {
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': () => failure(409, 'This one is locked'),
    });
    const { user } = open('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.selectOptions(within(panel).getByRole('combobox', { name: 'Category' }), 'Shopping');
    expect(await screen.findByText('This one is locked')).toBeInTheDocument();
    expect(within(panel).getByRole('combobox', { name: 'Category' })).toHaveValue('Groceries');
  });

  it('saves a note and takes it back on Undo', async () => {
    const { sent, record } = bodies();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = open('/transactions', backend);
    const panel = await openDetails(user, 'Corner Market');
    await user.type(within(panel).getByLabelText('Note'), ' for the picnic ');
    await user.click(within(panel).getByRole('button', { name: 'Save note' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([{ note: 'for the picnic' }, { note: null }]);
  });

  it('splits only into parts that sum to the whole', async () => {
    const { sent, record } = bodies();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-market': record(edited(market, {})),
    });
    const { user } = open('/transactions', backend);
    const panel = within(await openDetails(user, 'Corner Market'));
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

  it('deletes a manual transaction and brings it back on Undo', async () => {
    const { sent, record } = bodies();
    const backend = fakeBackend(ours(), {
      'DELETE /api/finance/transactions/txn-manual': record({ success: true }),
      'POST /api/finance/transactions': record(edited(manual, {})),
    });
    const { user } = open('/transactions', backend);
    const panel = await openDetails(user, 'Yard Sale');
    await user.click(within(panel).getByRole('button', { name: 'Delete transaction' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent[1]).toEqual({
      account_id: 'acc-gone',
      date: '2025-01-02',
      merchant: 'Yard Sale',
      category: 'Other',
      amount: -9.99,
      note: null,
    });
  });

  it('offers no deletion of what the bank sent', async () => {
    const { user } = open();
    const panel = await openDetails(user, 'Corner Market');
    expect(within(panel).queryByRole('button', { name: /Delete/ })).not.toBeInTheDocument();
    expect(within(panel).queryByRole('button', { name: /Edit/ })).not.toBeInTheDocument();
  });

  it('edits a manual transaction', async () => {
    const { sent, record } = bodies();
    const backend = fakeBackend(ours(), {
      'PATCH /api/finance/transactions/txn-manual': record(edited(manual, {})),
    });
    const { user } = open('/transactions', backend);
    const panel = within(await openDetails(user, 'Yard Sale'));
    await user.click(panel.getByRole('button', { name: 'Edit transaction' }));
    await user.clear(panel.getByLabelText('Merchant'));
    await user.type(panel.getByLabelText('Merchant'), 'Garage Sale');
    await user.click(panel.getByRole('button', { name: 'Save changes' }));
    await screen.findByText('Transaction updated');
    expect(sent[0]).toMatchObject({ merchant: 'Garage Sale', amount: -9.99 });
  });
});

describe('adding a transaction', () => {
  it('says what is missing, then saves and can be undone', async () => {
    const sent: unknown[] = [];
    const backend = fakeBackend(ours(), {
      'POST /api/finance/transactions': async (request) => {
        sent.push(await request.json());
        return { transaction: encodeTransaction(transaction({ id: 'txn-new' })) };
      },
      'DELETE /api/finance/transactions/txn-new': { success: true },
    });
    const { user } = open('/transactions', backend);
    await table();
    await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
    const dialog = within(screen.getByRole('dialog', { name: 'Add a transaction' }));
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    expect(dialog.getByText('Enter an amount above $0.00')).toBeInTheDocument();
    await user.type(dialog.getByLabelText('Amount'), '12.50');
    await user.type(dialog.getByLabelText('Merchant'), 'Bakery');
    await user.click(dialog.getByRole('button', { name: 'Add transaction' }));
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Change undone');
    expect(sent).toEqual([
      {
        account_id: 'acc-1',
        date: '2025-06-30',
        merchant: 'Bakery',
        category: 'Other',
        amount: -12.5,
        note: null,
      },
    ]);
    expect(backend.calls).toContain('DELETE /api/finance/transactions/txn-new');
  });

  it('sends a person without accounts to add one first', async () => {
    const { user } = open('/transactions', fakeBackend(household()));
    await screen.findByText('No transactions found');
    await user.click(screen.getByRole('button', { name: 'Add Transaction' }));
    expect(screen.getByRole('link', { name: 'Add an account' })).toHaveAttribute(
      'href',
      '/accounts?add=1',
    );
  });
});

describe('the keyboard', () => {
  const focusedRow = () => document.activeElement?.closest('[role="row"]')?.textContent ?? '';

  it('moves through the rows with j and k', async () => {
    const { user } = open();
    await table();
    await user.keyboard('j');
    expect(focusedRow()).toContain('Corner Market');
    await user.keyboard('jj');
    expect(focusedRow()).toContain('Card Payment');
    await user.keyboard('k');
    expect(focusedRow()).toContain('Acme Studio');
    await user.keyboard('kkk');
    expect(focusedRow()).toContain('Corner Market');
  });

  it('scrolls to a row beyond the window', async () => {
    const many = Array.from({ length: 60 }, (_, at) => transaction({ merchant: `Shop ${at}.` }));
    const { user } = open('/transactions', fakeBackend(ours(many)));
    await table();
    await user.keyboard('j'.repeat(40));
    expect(focusedRow()).toContain('Shop 39.');
    expect((await table()).parentElement?.scrollTop).toBeGreaterThan(1_000);
  });

  it('opens details with Enter and the category with e', async () => {
    const { user } = open();
    await table();
    await user.keyboard('j{Enter}');
    const panel = screen.getByRole('dialog', { name: 'Corner Market' });
    await user.click(within(panel).getByRole('button', { name: 'Close' }));
    await user.keyboard('je');
    const next = screen.getByRole('dialog', { name: 'Acme Studio' });
    expect(within(next).getByRole('combobox', { name: 'Category' })).toHaveFocus();
  });

  it('searches with /, and Esc clears and then leaves the search', async () => {
    const { user } = open();
    await table();
    await user.keyboard('/');
    const box = screen.getByRole('searchbox');
    expect(box).toHaveFocus();
    await user.keyboard('jk/');
    expect(box).toHaveValue('jk/');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
    await user.keyboard('{Escape}');
    expect(box).not.toHaveFocus();
  });

  it('lists the keys with ? and can switch them off', async () => {
    const { user } = open();
    await table();
    await user.keyboard('?');
    const sheet = screen.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await user.click(within(sheet).getByRole('switch', { name: 'Use single-key shortcuts' }));
    await user.click(within(sheet).getByRole('button', { name: 'Close' }));
    await user.keyboard('/');
    expect(screen.getByRole('searchbox')).not.toHaveFocus();
  });

  it('stops the Tab key at one row only', async () => {
    open();
    const buttons = within(await table()).getAllByRole('button', { name: 'Details' });
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  });
});
