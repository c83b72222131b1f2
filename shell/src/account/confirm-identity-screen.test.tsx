import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { screen, waitFor } from '@testing-library/react';
import { ConfirmIdentityScreen } from './confirm-identity-screen';

const CONFIRM = 'POST /api/auth/confirm';

function open(next: string | null) {
  const backend = fakeBackend(financialData(), { [CONFIRM]: { success: true } });
  const query = next === null ? '' : `?next=${encodeURIComponent(next)}`;
  return { backend, ...renderScreen(<ConfirmIdentityScreen />, { backend, route: `/x${query}` }) };
}

async function confirm({ user }: Pick<ReturnType<typeof open>, 'user'>): Promise<void> {
  await user.type(screen.getByLabelText('Your password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('a user who confirms their identity continues to the requested page', async () => {
  const visit = open('/your-data');
  await confirm(visit);
  await waitFor(() => expect(visit.location()).toBe('/your-data'));
});

test('a wrong password shows an error and stays on the page', async () => {
  const visit = open('/your-data');
  visit.backend.on(CONFIRM, () => failure(401, 'Not right', 'WRONG_CREDENTIALS'));
  await confirm(visit);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not right');
  expect(visit.location()).toMatch(/^\/x/);
});

test.each([
  null,
  '',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/\t/elsewhere.example',
  '/\n/elsewhere.example',
  '/..//elsewhere.example',
  '/your-data//elsewhere.example',
  '/@elsewhere.example',
  'https://elsewhere.example',
  'https:elsewhere.example',
  'javascript:alert(1)',
  'elsewhere.example',
])('a link cannot lead out of the product: %j', async (next) => {
  const visit = open(next);
  await confirm(visit);
  await waitFor(() => expect(visit.location()).toBe('/account'));
});
