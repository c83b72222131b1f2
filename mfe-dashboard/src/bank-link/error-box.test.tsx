import {
  account,
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { BankLinkScreen } from './bank-link-screen';

const STATUS = 'GET /api/plaid/status';
const connected = {
  connected: true,
  connectedAt: '2025-06-15T09:00:00Z',
  error: null,
  hasAccounts: true,
  hasTransactions: true,
  hasLiabilities: true,
  mode: 'practice',
  items: [],
};

const open = (handlers: object = {}) => {
  const backend = fakeBackend(financialData({ accounts: [account()] }), {
    [STATUS]: connected,
    ...handlers,
  });
  return { backend, ...renderScreen(<BankLinkScreen />, { backend, route: '/plaid-test' }) };
};

const loaded = () => screen.findByRole('region', { name: 'Accounts' });
const debugMode = () => screen.getByRole('switch', { name: 'Debug mode' });

describe('the error box', () => {
  // Covers P1-2.9-4, P1-8-7, P1-8-11.
  it.each([
    [
      STATUS,
      () => failure(500, 'The bank sleeps'),
      'Failed to check connection status: The bank sleeps',
    ],
    [
      STATUS,
      { ...connected, connected: false, error: 'Expired' },
      'Failed to check connection status: Expired',
    ],
    [
      'GET /api/finance/accounts',
      () => failure(400, 'No figures'),
      'Failed to load financial data: No figures',
    ],
  ])('shows a failure of %s on arrival and can be dismissed', async (call, answer, text) => {
    const { user } = open({ [call]: answer });
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Dismiss error' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  // Covers P1-8-2, P1-8-11.
  it.each([
    ['Refresh Data', 'POST /api/plaid/refresh', 'Failed to refresh data: The bank sleeps'],
    ['Load Raw Data', 'GET /api/plaid/debug/all-data', 'Failed to fetch raw debug data'],
    [
      'Connect another bank',
      'POST /api/plaid/create-link-token',
      'Failed to connect bank account: The bank sleeps',
    ],
  ])('shows that %s failed', async (button, call, text) => {
    const { user } = open({ [call]: () => failure(500, 'The bank sleeps') });
    await loaded();
    await user.click(debugMode());
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    await user.click(screen.getByRole('button', { name: 'Dismiss error' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['Refresh Data', 'Error refreshing data: Halyard could not be reached.'],
    ['Load Raw Data', 'Error fetching raw data: Halyard could not be reached.'],
  ])('shows that there was no connection for %s', async (button, text) => {
    const { user, backend } = open();
    await loaded();
    await user.click(debugMode());
    backend.goOffline();
    await user.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it('shows that disconnecting failed', async () => {
    const { user } = open({ 'DELETE /api/plaid/item': () => failure(500, 'Not now') });
    await loaded();
    await user.click(screen.getByRole('button', { name: 'Disconnect' }));
    await user.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Disconnect' }),
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to disconnect account: Not now',
    );
    expect(screen.getByText('Connected')).toBeVisible();
  });
});
