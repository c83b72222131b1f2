import {
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ForgottenPasswordScreen } from './forgotten-password-screen';
import { LogInScreen, SignUpScreen } from './identity-screens';
import { ResetPasswordScreen } from './reset-password-screen';

const EMAIL = 'ana@example.com';
const VISITOR = { userId: 'demo_user', email: null, ownData: false };
const PERSON = { userId: 'u1', email: EMAIL, ownData: false };
const LOST = () => failure(502, 'Bad gateway', 'INTERNAL');

const typeCredentials = async (user: ReturnType<typeof renderScreen>['user']) => {
  await user.type(screen.getByLabelText('E-mail'), EMAIL);
  await user.type(screen.getByLabelText('Password'), 'a long password');
};

/** The server does what is asked, but the first answer is lost. */
function lostOnce(later: () => unknown) {
  let isFirst = true;
  return () => {
    if (!isFirst) return later();
    isFirst = false;
    return LOST();
  };
}

test('a code whose answer was lost leads home, because the account is open', async () => {
  let session: object = VISITOR;
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': () => session,
    'POST /api/auth/sign-up': { success: true, outbox: false },
    'POST /api/auth/sign-up-code': () => {
      session = PERSON;
      return LOST();
    },
  });
  const { user, location } = renderScreen(<SignUpScreen />, { backend, route: '/sign-up' });
  await typeCredentials(user);
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.type(await screen.findByLabelText('Code'), '12345678');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location()).toBe('/'));
});

test('a log-in whose answer was lost leads home', async () => {
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': PERSON,
    'GET /api/auth/visits': { visits: [] },
    'POST /api/auth/log-in': LOST,
  });
  const { user, location } = renderScreen(<LogInScreen />, { backend, route: '/log-in' });
  await typeCredentials(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(location()).toBe('/'));
});

test('a log-in that failed shows why', async () => {
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': VISITOR,
    'POST /api/auth/log-in': LOST,
  });
  const { user, location } = renderScreen(<LogInScreen />, { backend, route: '/log-in' });
  await typeCredentials(user);
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Bad gateway');
  expect(location()).toBe('/log-in');
});

test('a new password whose answer was lost may work already', async () => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/reset-password': lostOnce(() =>
      failure(410, 'This link was used already', 'LINK_USED'),
    ),
  });
  const route = `/reset-password#${'t'.repeat(43)}`;
  const { user } = renderScreen(<ResetPasswordScreen />, { backend, route });
  await user.type(screen.getByLabelText('New password'), 'a long password');
  const change = screen.getByRole('button', { name: 'Change password' });
  await user.click(change);
  expect(await screen.findByRole('alert')).toHaveTextContent('Bad gateway');
  await user.click(change);
  expect(await screen.findByText(/Your password may be changed already/)).toBeVisible();
});

test('Enter twice in one moment asks for one mail', async () => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/forgotten-password': { success: true, outbox: false },
  });
  const { user } = renderScreen(<ForgottenPasswordScreen />, { backend });
  await user.type(screen.getByLabelText('E-mail'), EMAIL);
  const form = screen.getByLabelText('E-mail').closest('form')!;
  fireEvent.submit(form);
  fireEvent.submit(form);
  await screen.findByText(/a link is on its way/);
  const asked = backend.calls.filter((call) => call === 'POST /api/auth/forgotten-password');
  expect(asked).toHaveLength(1);
});
