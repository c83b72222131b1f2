import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import type { Visit } from '@halyard/shared-contracts/wire';
import { screen, waitFor } from '@testing-library/react';
import { LogInScreen } from '../identity/identity-screens';
import { LeftVisits } from './left-visits';
import { titleOf } from './visit-words';

const VISIT: Visit = {
  id: 'v1',
  left_at: '2026-11-20T12:00:00.000Z',
  stored_until: '2026-12-20T12:00:00.000Z',
  put_away: false,
  entries: [
    { id: 'item-1', kind: 'bank', name: 'First Platypus Bank', accounts: 2, duplicate: 'none' },
    { id: 'item-2', kind: 'bank', name: 'Tartan Bank', accounts: 1, duplicate: 'linked' },
    { id: 'a1', kind: 'account', name: 'Holiday jar', accounts: 1, duplicate: 'similar' },
  ],
};

const offering = (visit: Visit, more: object = {}) => {
  const sent: unknown[] = [];
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/visits': { visits: [visit] },
    'POST /api/auth/visits/v1': async (request) => {
      sent.push(await request.json());
      backend.on('GET /api/auth/visits', { visits: [] });
      return { success: true, accounts: 2 };
    },
    'DELETE /api/auth/visits/v1': () => {
      backend.on('GET /api/auth/visits', { visits: [{ ...visit, put_away: true }] });
      return { success: true };
    },
    ...more,
  });
  return { sent, ...renderScreen(<LeftVisits />, { backend }) };
};

const press = (name: string) => screen.getByRole('button', { name });

test('a possible duplicate is marked and not selected, and a linked bank cannot be selected', async () => {
  const { user, sent } = offering(VISIT);
  await screen.findByText('Bring the 4 accounts you added here along?');
  const box = (name: RegExp) => screen.getByRole('checkbox', { name });
  expect(box(/First Platypus Bank.*2 accounts/)).toBeChecked();
  expect(box(/Tartan Bank.*Already connected/)).toBeDisabled();
  expect(box(/Holiday jar.*You have one like it/)).not.toBeChecked();
  expect(screen.getByText(/stored until December 20, 2026/)).toBeVisible();
  await user.click(box(/Holiday jar/));
  await user.click(press('Bring along'));
  expect(await screen.findByRole('status')).toHaveTextContent('It is in your account now.');
  expect(sent).toEqual([{ entries: ['item-1', 'a1'] }]);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('it can be postponed and stays available', async () => {
  const { user } = offering(VISIT);
  await user.click(await screen.findByRole('button', { name: 'Leave it for now' }));
  expect(await screen.findByText('You find it here until December 20, 2026.')).toBeVisible();
  expect(await screen.findByText('From before you logged in')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Leave it for now' })).toBeNull();
  expect(press('Bring along')).toBeEnabled();
});

test('nothing is sent without a selection, and a refusal shows its reason', async () => {
  const { user, sent } = offering(VISIT, {
    'POST /api/auth/visits/v1': () => failure(409, 'Your data is changing right now'),
  });
  const box = await screen.findByRole('checkbox', { name: /First Platypus/ });
  await user.click(box);
  await user.click(press('Bring along'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Choose what to bring along');
  await user.click(box);
  await user.click(press('Bring along'));
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent('Your data is changing right now'),
  );
  expect(sent).toEqual([]);
});

test.each([
  [[], 'Bring along what you entered here?'],
  [[1], 'Bring the account you added here along?'],
  [[1, 2], 'Bring the 3 accounts you added here along?'],
])('with accounts %j it asks: %s', (counts, title) => {
  const entries = counts.map((accounts) => ({
    id: String(accounts),
    kind: 'bank' as const,
    name: 'Bank',
    accounts,
    duplicate: 'none' as const,
  }));
  expect(titleOf({ ...VISIT, entries })).toBe(title);
});

test.each([
  [[VISIT], '/settings'],
  [[{ ...VISIT, put_away: true }], '/'],
  [[], '/'],
])('after a log-in the user sees the question, if there is one: %#', async (visits, path) => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/log-in': { userId: 'u1', email: 'ana@example.com', ownData: false },
    'GET /api/auth/visits': { visits },
  });
  const { user, location } = renderScreen(<LogInScreen />, { backend, route: '/log-in' });
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'seven quiet herons');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location()).toBe(path));
});
