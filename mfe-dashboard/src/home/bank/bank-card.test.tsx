import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen } from '@testing-library/react';
import { BankCard } from './bank-card';

const open = (handlers: Parameters<typeof fakeBackend>[1] = {}) =>
  renderScreen(<BankCard hasBank={false} />, { backend: fakeBackend(financialData(), handlers) });

describe('BankCard', () => {
  const connected = {
    connected: true,
    connectedAt: '2025-06-01T10:00:00Z',
    error: null,
    hasAccounts: true,
    hasTransactions: true,
    hasLiabilities: true,
    mode: 'practice',
    items: [
      {
        id: 'i-1',
        institution: 'First Platypus Bank',
        status: 'ok',
        as_of: null,
        accounts: 2,
        history: 'complete',
        disconnect_at: null,
        new_accounts: false,
        retrying: false,
        kept_out: 0,
      },
    ],
  };

  // Covers P1-2.6-9.
  it('shows that the connection is being checked', async () => {
    open({ 'GET /api/plaid/status': () => new Promise(() => {}) });
    expect(await screen.findByText('Checking bank connection...')).toBeVisible();
  });

  // Covers P1-2.6-7, P1-2.6-8, R-5.2.
  it('offers to connect while no bank is connected', async () => {
    const { user, location } = open();
    expect(await screen.findByText('No Bank Connected')).toBeVisible();
    expect(screen.getByText('Connect your bank to see real data')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Connect Bank' }));
    expect(location()).toBe('/plaid-test?connect=1');
  });

  // Covers P1-2.6-6, P1-2.6-8.
  it('offers to manage a connected bank', async () => {
    const { user, location } = open({ 'GET /api/plaid/status': connected });
    expect(await screen.findByText('Bank Connected')).toBeVisible();
    expect(screen.getByText('Real-time data from your accounts')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Manage' }));
    expect(location()).toBe('/plaid-test');
  });

  it('names a bank that needs a new sign-in', async () => {
    const items = [{ ...connected.items[0], status: 'needs_login' }];
    open({ 'GET /api/plaid/status': { ...connected, items } });
    expect(await screen.findByText('First Platypus Bank needs you to sign in again')).toBeVisible();
  });

  // Covers P1-8-7, P1-8-16.
  it('treats a failed check as no connection', async () => {
    open({ 'GET /api/plaid/status': () => failure(500, 'Away') });
    expect(await screen.findByText('No Bank Connected')).toBeVisible();
  });
});
