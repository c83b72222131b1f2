import { STORAGE_KEYS } from '@halyard/shared-contracts/store';
import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { ConnectBankButton } from './connect-bank-button';
import { installFakePlaid, LINK_TOKEN, METADATA } from './testing/fake-plaid';
import { useBankLink } from './use-bank-link';

function Connect() {
  return <ConnectBankButton link={useBankLink()} />;
}

const CREATE = 'POST /api/plaid/create-link-token';
const EXCHANGE = 'POST /api/plaid/exchange-token';
const PREPARE_FAILED =
  'Connection Error: Failed to prepare bank connection. Please check your internet connection and try again.';
const EXCHANGE_FAILED =
  'Connection Failed: Failed to complete bank account connection. Please try again.';

const open = (handlers: object = {}) => {
  const bodies: Record<string, unknown>[] = [];
  const keep = (answer: object) => async (request: Request) => {
    bodies.push(await request.json());
    return answer;
  };
  const backend = fakeBackend(financialData(), {
    [CREATE]: keep(LINK_TOKEN),
    [EXCHANGE]: keep({ item_id: 'item-1' }),
    ...handlers,
  });
  const plaid = installFakePlaid();
  return { backend, bodies, plaid, ...renderScreen(<Connect />, { backend }) };
};

const connect = () => screen.getByRole('button', { name: 'Connect Bank' });
const linkOf = async (plaid: ReturnType<typeof installFakePlaid>) => {
  await waitFor(() => expect(plaid.opened).toHaveLength(1));
  return plaid.opened[0]!;
};

beforeEach(() => window.sessionStorage.clear());
afterEach(() => {
  delete window.Plaid;
});

describe('ConnectBankButton', () => {
  // Covers P1-4-1, P1-4-2, P1-6-1, P1-7-31, P1-8-6, R-3.7.
  it('links a bank with a token, Link, and an exchange', async () => {
    window.sessionStorage.setItem(STORAGE_KEYS.insights, 'of the figures before');
    const { user, bodies, plaid } = open();
    await user.click(connect());
    expect(screen.getByRole('button', { name: 'Connecting...' })).toBeDisabled();
    const link = await linkOf(plaid);
    expect(link.token).toBe('link-practice-1');
    expect(link).not.toHaveProperty('receivedRedirectUri');

    act(() => link.onSuccess('public-1', METADATA));
    expect(await screen.findByText('Bank account connected successfully!')).toBeVisible();
    expect(connect()).toBeEnabled();
    expect(plaid.destroyed()).toBe(1);
    expect(bodies).toEqual([
      { userId: 'demo_user' },
      { userId: 'demo_user', public_token: 'public-1', ...METADATA },
    ]);
    expect(window.sessionStorage).toHaveLength(0);
  });

  // Covers P1-4-3, P1-8-1.
  it.each([
    ['refuses', () => failure(500, 'No keys')],
    ['is out of reach', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('stops when the api %s a link token', async (_, answer) => {
    const { user, plaid } = open({ [CREATE]: answer });
    await user.click(connect());
    expect(await screen.findByRole('alert')).toHaveTextContent(PREPARE_FAILED);
    expect(plaid.opened).toHaveLength(0);
    expect(connect()).toBeEnabled();
  });

  // Covers P1-8-3, P1-8-4.
  it('shows an error when the bank’s window cannot be loaded', async () => {
    const { user } = open();
    delete window.Plaid;
    await user.click(connect());
    const script = await waitFor(() => {
      const tag = document.querySelector(`script[src="${LINK_TOKEN.script_url}"]`);
      expect(tag).not.toBeNull();
      return tag!;
    });
    act(() => void script.dispatchEvent(new Event('error')));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Connection Error: Could not load the secure bank window. Please try again.',
    );
  });

  it('returns to its first state when the user leaves Link', async () => {
    const { user, plaid } = open();
    await user.click(connect());
    const link = await linkOf(plaid);
    act(() => link.onExit(null));
    await waitFor(() => expect(connect()).toBeEnabled());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  // Covers P1-8-5.
  it.each([
    [{ display_message: 'This bank is down' }, 'Connection Error: This bank is down'],
    [{ display_message: null, error_message: 'bad token' }, 'Connection Error: bad token'],
    [{}, 'Connection Error: An error occurred while connecting your bank account.'],
  ])('shows the provider’s message: %j', async (error, text) => {
    const { user, plaid } = open();
    await user.click(connect());
    const link = await linkOf(plaid);
    act(() => link.onExit(error));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });

  it.each([
    ['the exchange fails', () => failure(502, 'Upstream'), EXCHANGE_FAILED],
    [
      'the bank is linked already',
      () => failure(409, 'Already connected - update it instead?'),
      'Connection Failed: Already connected - update it instead?',
    ],
  ])('shows an error when %s', async (_, answer, text) => {
    const { user, plaid } = open({ [EXCHANGE]: answer });
    await user.click(connect());
    const link = await linkOf(plaid);
    act(() => link.onSuccess('public-1', METADATA));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Bank account connected successfully!')).toBeNull();
  });

  it('closes Link when its screen is closed', async () => {
    const { user, plaid, unmount } = open();
    await user.click(connect());
    await linkOf(plaid);
    unmount();
    expect(plaid.destroyed()).toBe(1);
  });
});
