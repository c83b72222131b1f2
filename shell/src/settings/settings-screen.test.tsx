import { memoryStorage } from '@halyard/shared-contracts/store';
import { fakeBackend, financialData, renderScreen } from '@halyard/shared-contracts/testing';
import { screen, within } from '@testing-library/react';
import { SettingsScreen } from './settings-screen';

const VISITOR = { userId: 'demo_user', email: null, ownData: false };
const PERSON = { userId: 'u1', email: 'ana@example.com', ownData: false };

const bank = (status: string, accounts: number) => ({
  id: status,
  institution: 'Tartan Bank',
  status,
  as_of: null,
  accounts,
  history: 'complete',
  disconnect_at: null,
  new_accounts: false,
  retrying: false,
  kept_out: 0,
});

test('Settings shows every part to a visitor', async () => {
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': VISITOR,
    'GET /api/auth/visits': { visits: [] },
  });
  renderScreen(<SettingsScreen storage={memoryStorage()} />, { backend });
  await screen.findByRole('region', { name: 'Security' });
  await screen.findByRole('link', { name: 'Connect Bank' });
  const parts = screen.getAllByRole('heading', { level: 2 });
  expect(parts.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Profile',
      'Appearance',
      'Connections',
      'Categories and rules',
      'Data',
      'Security',
    ]),
  );
});

test('Settings lists the connected banks', async () => {
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': PERSON,
    'GET /api/auth/visits': { visits: [] },
    'GET /api/plaid/status': {
      connected: true,
      connectedAt: '2025-06-01T10:00:00Z',
      error: null,
      hasAccounts: true,
      hasTransactions: true,
      hasLiabilities: false,
      mode: 'practice',
      items: [bank('ok', 1), bank('needs_login', 2)],
    },
  });
  renderScreen(<SettingsScreen storage={memoryStorage()} />, { backend });
  const rows = within(await screen.findByRole('region', { name: 'Connections' }));
  await rows.findAllByRole('listitem');
  expect(rows.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Tartan Bank1 accountConnected',
    'Tartan Bank2 accountsNeeds attention',
  ]);
  expect(rows.getByRole('link', { name: 'Manage connections' })).toBeVisible();
});
