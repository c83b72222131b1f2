import { isoDate } from '@halyard/shared-contracts/finance';
import { cents } from '@halyard/shared-contracts/money';
import {
  account,
  failure,
  fakeBackend,
  financialData,
  liability,
  renderScreen,
  transaction,
} from '@halyard/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { installFakePlaid, LINK_TOKEN, METADATA } from '../link/testing/fake-plaid';
import { storeVisit } from '../link/link-return';
import { BankLinkScreen } from './bank-link-screen';

const STATUS = 'GET /api/plaid/status';
const bank = {
  id: 'item-1',
  institution: 'First Platypus Bank',
  status: 'ok',
  as_of: '2025-06-30T10:00:00Z',
  accounts: 2,
  history: 'complete',
  disconnect_at: null,
  new_accounts: false,
  retrying: false,
  kept_out: 0,
};
const connected = {
  connected: true,
  connectedAt: '2025-06-15T09:00:00Z',
  error: null,
  hasAccounts: true,
  hasTransactions: true,
  hasLiabilities: true,
  mode: 'practice',
  items: [bank],
};
const disconnected = { ...connected, connected: false, connectedAt: null, items: [] };

const userData = financialData({
  accounts: [
    account({ id: 'acc-1', name: 'Daily', balance: cents(-1_000) }),
    account({ name: 'Cash box', source: 'manual' }),
  ],
  liabilities: [
    liability({ name: 'Visa', aprPercent: 19.99 }),
    liability({ name: 'Car', type: 'auto_loan', aprPercent: null }),
  ],
  transactions: Array.from({ length: 12 }, (_, i) =>
    transaction({
      merchant: `Shop ${i + 1}`,
      amount: cents(i === 0 ? 2_000 : -2_000),
      date: isoDate('2025-06-15'),
    }),
  ),
});

const open = (handlers: object = {}, options: { data?: typeof userData; route?: string } = {}) => {
  const backend = fakeBackend(options.data ?? userData, {
    [STATUS]: connected,
    'POST /api/plaid/create-link-token': LINK_TOKEN,
    'POST /api/plaid/exchange-token': { item_id: 'item-2' },
    'POST /api/plaid/refresh': { success: true },
    ...handlers,
  });
  const plaid = installFakePlaid();
  const route = options.route ?? '/plaid-test';
  return { backend, plaid, ...renderScreen(<BankLinkScreen />, { backend, route }) };
};

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const debugMode = () => screen.getByRole('switch', { name: 'Debug mode' });

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  delete window.Plaid;
});

describe('BankLinkScreen', () => {
  // Covers P1-2.9-2, P1-2.9-9, P1-7-19.
  it('checks the connection, then loads the data', async () => {
    const { backend } = open();
    expect(screen.getByText('Checking bank connection...')).toBeVisible();
    const status = await card('Connection status');
    expect(await status.findByText('Connected')).toBeVisible();
    expect(status.getByText('Connected since June 15, 2025')).toBeVisible();
    expect(status.getByText('Practice bank: no real bank is contacted.')).toBeVisible();
    await waitFor(() => expect(backend.calls).toHaveLength(4));
    expect(backend.calls[0]).toBe(STATUS);
  });

  // Covers P1-2.9-3, P1-2.9-9, P1-7-21.
  it('loads nothing and offers to connect while nothing is connected', async () => {
    const { backend } = open({ [STATUS]: disconnected });
    expect(await screen.findByText('No bank accounts connected')).toBeVisible();
    expect(screen.getByText('Not connected')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Connect Bank' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Refresh Data' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Disconnect' })).toBeDisabled();
    expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Liabilities' })).toBeNull();
    expect(backend.calls).toEqual([STATUS]);
  });

  // Covers P1-2.9-5.
  it('lists only the accounts of the bank', async () => {
    open();
    const rows = (await card('Accounts')).findAllByRole('listitem');
    expect((await rows).map((row) => row.textContent)).toEqual([
      'DailyFirst Platypus Bank · Checking−$10.00',
    ]);
  });

  // Covers P1-2.9-1, P1-2.9-6, P1-9-11.
  it('lists five recent transactions, or ten in debug mode, and counts the rest', async () => {
    const { user } = open();
    const recent = await card('Recent transactions');
    expect(await recent.findAllByRole('listitem')).toHaveLength(5);
    expect(recent.getByText('and 7 more')).toBeVisible();
    expect(recent.getAllByRole('listitem')[0]).toHaveTextContent(
      'Shop 1June 15, 2025 · Groceries+$20.00',
    );
    await user.click(debugMode());
    expect(recent.getAllByRole('listitem')).toHaveLength(10);
    expect(recent.getByText('and 2 more')).toBeVisible();
  });

  // Covers P1-2.9-6.
  it('shows no count of further transactions when all are listed', async () => {
    open({}, { data: { ...userData, transactions: userData.transactions.slice(0, 5) } });
    const recent = await card('Recent transactions');
    expect(await recent.findAllByRole('listitem')).toHaveLength(5);
    expect(recent.queryByText(/more$/)).toBeNull();
  });

  // Covers P1-2.9-7.
  it('lists debts with their rate where the bank provides one', async () => {
    open();
    const debts = await card('Liabilities');
    expect(debts.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'VisaFirst Platypus Bank · Credit card$500.0019.99% APR',
      'CarFirst Platypus Bank · Auto loan$500.00Rate not available',
    ]);
  });

  // Covers P1-2.9-7.
  it('says only in debug mode that there are no debts', async () => {
    const { user } = open({}, { data: { ...userData, liabilities: [] } });
    await card('Accounts');
    expect(screen.queryByRole('region', { name: 'Liabilities' })).toBeNull();
    await user.click(debugMode());
    expect((await card('Liabilities')).getByText('No liabilities')).toBeVisible();
  });

  // Covers P1-2.9-3, P1-2.9-8.
  it('loads raw data in debug mode', async () => {
    const { user } = open({ 'GET /api/plaid/debug/all-data': { connection: { id: 7 } } });
    await card('Accounts');
    expect(screen.queryByRole('button', { name: 'Load Raw Data' })).toBeNull();
    await user.click(debugMode());
    await user.click(screen.getByRole('button', { name: 'Load Raw Data' }));
    expect((await card('Raw debug data')).getByText(/"id": 7/)).toBeVisible();
    await user.click(debugMode());
    expect(screen.queryByRole('region', { name: 'Raw debug data' })).toBeNull();
  });

  // Covers P1-4-5.
  it('refreshes, then loads everything again', async () => {
    const { user, backend } = open();
    await waitFor(() => expect(backend.calls).toHaveLength(4));
    await user.click(screen.getByRole('button', { name: 'Refresh Data' }));
    await waitFor(() => expect(backend.calls).toHaveLength(9));
    expect(backend.calls[4]).toBe('POST /api/plaid/refresh');
    expect(backend.calls.slice(5).sort()).toEqual(backend.calls.slice(0, 4).sort());
  });

  // Covers P1-4-4, P1-7-5.
  it('disconnects after confirmation and clears the lists', async () => {
    const { user, backend } = open();
    await card('Accounts');
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    const dialog = within(screen.getByRole('alertdialog'));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(backend.calls).not.toContain('DELETE /api/plaid/item');

    backend.on('DELETE /api/plaid/item', async (request) => {
      expect(await request.json()).toEqual({ userId: 'demo_user' });
      backend.on(STATUS, disconnected);
      return { success: true };
    });
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    expect(await screen.findByText('No bank accounts connected')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Accounts' })).toBeNull();
    expect(screen.queryByRole('region', { name: 'Liabilities' })).toBeNull();
  });

  // Covers P1-2.9-10.
  it('connects, and checks the status again two seconds later', async () => {
    const { user, backend, plaid } = open({ [STATUS]: disconnected });
    await user.click(await screen.findByRole('button', { name: 'Connect Bank' }));
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    expect(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    act(() => plaid.opened[0]!.onSuccess('public-1', METADATA));
    expect(await screen.findByText('Bank account connected successfully!')).toBeVisible();

    const checks = () => backend.calls.filter((call) => call === STATUS).length;
    await waitFor(() => expect(checks()).toBe(2));
    expect(screen.getByText('Not connected')).toBeVisible();
    backend.on(STATUS, connected);
    expect(await screen.findByText('Connected', {}, { timeout: 3000 })).toBeVisible();
    expect(checks()).toBe(3);
  });

  //
  it('opens the bank’s window at once on arrival from Connect Bank, and only once', async () => {
    const { plaid, location } = open(
      { [STATUS]: disconnected },
      { route: '/plaid-test?connect=1' },
    );
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    expect(location()).toBe('/plaid-test');
  });

  //
  it('counts the accounts that were found and leads home', async () => {
    const accounts = Array.from({ length: 5 }, (_, index) => account({ id: `acc-${index}` }));
    const { user, backend, plaid, location } = open(
      { [STATUS]: disconnected },
      { data: { ...userData, accounts } },
    );
    expect(screen.getByRole('heading', { name: 'Bank connection' })).toBeVisible();
    expect(screen.queryByText(/found$/)).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Connect Bank' }));
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    backend.on(STATUS, connected);
    act(() => plaid.opened[0]!.onSuccess('public-1', METADATA));
    expect(await screen.findByText('7 accounts found')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'See your home' }));
    expect(location()).toBe('/?found=1');
  });

  it.each([
    ['needs_login', 'Sign-in needed'],
    ['expiring', 'Connection ends soon'],
  ])('repairs the sign-in of a bank that is %s without a new exchange', async (state, label) => {
    const bodies: unknown[] = [];
    const refreshed: unknown[] = [];
    const { user, backend, plaid } = open({
      [STATUS]: { ...connected, items: [{ ...bank, status: state }] },
      'POST /api/plaid/create-link-token': async (request: Request) => {
        bodies.push(await request.json());
        return LINK_TOKEN;
      },
      'POST /api/plaid/refresh': async (request: Request) => {
        refreshed.push(await request.json());
        return { success: true };
      },
    });
    expect(await screen.findByText(label)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sign in again' }));
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    expect(bodies).toEqual([{ userId: 'demo_user', itemId: 'item-1' }]);
    act(() => plaid.opened[0]!.onSuccess('public-1', METADATA));
    await waitFor(() => expect(refreshed).toEqual([{ userId: 'demo_user', itemId: 'item-1' }]));
    expect(backend.calls).not.toContain('POST /api/plaid/exchange-token');
  });

  it('links a bank again after its access was withdrawn', async () => {
    const { user, backend, plaid } = open({
      [STATUS]: { ...connected, items: [{ ...bank, status: 'revoked' }] },
    });
    expect(await screen.findByText('Access was withdrawn')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Connect again' }));
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    act(() => plaid.opened[0]!.onSuccess('public-1', METADATA));
    await waitFor(() => expect(backend.calls).toContain('POST /api/plaid/exchange-token'));
  });

  it('removes one of two banks after confirmation', async () => {
    const other = { ...bank, id: 'item-2', institution: 'Tartan Bank' };
    const { user, backend } = open({ [STATUS]: { ...connected, items: [bank, other] } });
    const connections = await card('Connections');
    expect(connections.getAllByRole('button', { name: /^Remove / })).toHaveLength(2);
    await user.click(connections.getByRole('button', { name: 'Remove Tartan Bank' }));
    const dialog = within(screen.getByRole('alertdialog', { name: 'Remove Tartan Bank?' }));
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    expect(backend.calls).not.toContain('DELETE /api/plaid/item');

    backend.on('DELETE /api/plaid/item', async (request) => {
      expect(await request.json()).toEqual({ userId: 'demo_user', itemId: 'item-2' });
      backend.on(STATUS, connected);
      return { success: true };
    });
    await user.click(connections.getByRole('button', { name: 'Remove Tartan Bank' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    await waitFor(() => expect(connections.queryByText('Tartan Bank')).toBeNull());
    expect(connections.getByText('First Platypus Bank')).toBeVisible();
  });

  it('shows an error when a bank cannot be removed', async () => {
    const { user } = open({ 'DELETE /api/plaid/item': () => failure(500, 'Not now') });
    await user.click(await screen.findByRole('button', { name: 'Remove First Platypus Bank' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Remove' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to disconnect account: Not now',
    );
    expect(screen.getByRole('button', { name: 'Remove First Platypus Bank' })).toBeVisible();
  });

  it('continues with the same token when a bank sends the user back', async () => {
    storeVisit({ answer: LINK_TOKEN, itemId: undefined });
    const { plaid, location } = open({}, { route: '/plaid-test?oauth_state_id=s-1' });
    await waitFor(() => expect(plaid.opened).toHaveLength(1));
    expect(plaid.opened[0]).toMatchObject({
      token: 'link-practice-1',
      receivedRedirectUri: `${window.location.origin}/plaid-test?oauth_state_id=s-1`,
    });
    expect(location()).toBe('/plaid-test');
  });
});
