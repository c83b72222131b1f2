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
import { BankLinkScreen } from './bank-link-screen';

const status = (connected: boolean) => ({
  connected,
  connectedAt: null,
  error: null,
  hasAccounts: connected,
  hasTransactions: connected,
  hasLiabilities: connected,
  mode: 'practice',
  items: [],
});

const userData = financialData({
  accounts: [account({ name: 'Daily' })],
  liabilities: [liability({ name: 'Blue Card' })],
  transactions: [transaction({ merchant: 'Corner Market', amount: cents(-100) })],
});

const open = (handlers: object) => {
  const backend = fakeBackend(userData, { 'GET /api/plaid/status': status(true), ...handlers });
  return { backend, ...renderScreen(<BankLinkScreen />, { backend, route: '/plaid-test' }) };
};

const region = async (name: string) => within(await screen.findByRole('region', { name }));

const away = () => failure(400, 'Away');

afterEach(() => {
  delete window.Plaid;
});

describe('the bank’s data', () => {
  // Covers P1-7-20.
  it.each([
    ['accounts', 'Accounts', 'Recent transactions', 'Corner Market'],
    ['transactions', 'Recent transactions', 'Accounts', 'Daily'],
    ['liabilities', 'Liabilities', 'Accounts', 'Daily'],
  ])(
    'is an empty list when the %s cannot be loaded, next to the others',
    async (list, name, otherRegion, other) => {
      open({ [`GET /api/finance/${list}`]: away });
      expect(await (await region(otherRegion)).findByText(other)).toBeVisible();
      expect(await screen.findByRole('alert')).toHaveTextContent('Away');
      const empty = screen.queryByRole('region', { name });
      expect(empty?.querySelector('li') ?? null).toBeNull();
    },
  );

  // Covers P1-7-19.
  it('is requested in parallel after the status', async () => {
    const waiting: string[] = [];
    const hold = (path: string) => () => {
      waiting.push(path);
      return new Promise<object>(() => undefined);
    };
    open({
      'GET /api/finance/accounts': hold('accounts'),
      'GET /api/finance/transactions': hold('transactions'),
      'GET /api/finance/liabilities': hold('liabilities'),
    });
    await waitFor(() =>
      expect(waiting.toSorted()).toEqual(['accounts', 'liabilities', 'transactions']),
    );
  });
});

// Covers P1-2.9-10, P1-9-5.
it('checks the status again 2000 ms after a connection', async () => {
  const waits: unknown[] = [];
  const original = window.setTimeout;
  const noting = (run: () => void, ms?: number) => {
    waits.push(ms);
    return original(run, ms);
  };
  window.setTimeout = Object.assign(noting, original);
  const plaid = installFakePlaid();
  const { user } = open({
    'GET /api/plaid/status': status(false),
    'POST /api/plaid/create-link-token': LINK_TOKEN,
    'POST /api/plaid/exchange-token': { item_id: 'item-1' },
  });
  await user.click(await screen.findByRole('button', { name: 'Connect Bank' }));
  await waitFor(() => expect(plaid.opened).toHaveLength(1));
  expect(waits).not.toContain(2000);
  act(() => plaid.opened[0]!.onSuccess('public-1', METADATA));
  await screen.findByText('Bank account connected successfully!');
  expect(waits).toContain(2000);
  window.setTimeout = original;
});
