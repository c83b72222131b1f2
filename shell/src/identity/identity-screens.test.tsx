import {
  account,
  failure,
  fakeBackend,
  financialData,
  renderScreen,
} from '@halyard/shared-contracts/testing';
import { memoryStorage } from '@halyard/shared-contracts/store';
import { screen, waitFor } from '@testing-library/react';
import { AccountSummary } from '../layout/account-summary';
import { LogInScreen, SettingsScreen, SignUpScreen } from './identity-screens';
import { SessionControls } from './session-controls';
import { AccountMenuItems } from '../layout/account-menu/account-menu-items';

const VISITOR = { userId: 'demo_user', email: null, ownData: false };
const PERSON = { userId: 'u1', email: 'ana@example.com', ownData: false };

test('a sign-up that breaks the rules is explained before it is sent', async () => {
  const backend = fakeBackend(financialData());
  const { user } = renderScreen(<SignUpScreen />, { backend });
  await user.type(screen.getByLabelText('E-mail'), 'ana');
  await user.type(screen.getByLabelText('Password'), 'short');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(/name@example.com/);
  expect(screen.getByLabelText('Password')).toHaveAccessibleDescription(/at least 10 characters/i);
  expect(backend.calls).not.toContain('POST /api/auth/sign-up');
});

// Covers P1-2.3-9, R-3.1.
test('a good sign-up sends the credentials, asks for the mailed code, and goes home', async () => {
  const sent: unknown[] = [];
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/sign-up': async (request) => {
      sent.push(await request.json());
      return { success: true, outbox: true };
    },
    'POST /api/auth/sign-up-code': async (request) => {
      sent.push(await request.json());
      return PERSON;
    },
  });
  const { user, location } = renderScreen(<SignUpScreen />, { backend, route: '/sign-up' });
  await user.type(screen.getByLabelText('E-mail'), ' Ana@Example.com ');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await screen.findByRole('heading', { name: 'Check your mail' });
  expect(screen.getByText('We sent a mail to ana@example.com.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'read it in the outbox' })).toBeVisible();
  const code = screen.getByLabelText('Code');
  await user.type(code, '1234567');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(code).toHaveAccessibleDescription(/eight digits from the mail/);
  await user.type(code, '8');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(location()).toBe('/'));
  expect(sent).toEqual([
    { email: 'ana@example.com', password: 'a long password' },
    { code: '12345678' },
  ]);
});

test('a wrong code shows an error, and going back leads to an empty form', async () => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/sign-up': { success: true, outbox: false },
    'POST /api/auth/sign-up-code': () =>
      failure(401, 'The code is not right, or it was used already', 'WRONG_CODE'),
  });
  const { user } = renderScreen(<SignUpScreen />, { backend, route: '/sign-up' });
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'a long password');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await user.type(await screen.findByLabelText('Code'), '0000 0000');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The code is not right');
  expect(screen.queryByRole('link', { name: 'read it in the outbox' })).toBeNull();
  await user.click(screen.getByRole('link', { name: 'sign up again' }));
  expect(await screen.findByLabelText('Password')).toHaveValue('');
});

test('a password is rated while it is typed, and can be shown', async () => {
  const sent: unknown[] = [];
  const easy = 'This password is easy to guess.';
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/password-strength': async (request) => {
      const body = await request.json();
      sent.push(body);
      return body.password.length > 12 ? { score: 4, problem: null } : { score: 1, problem: easy };
    },
  });
  const { user } = renderScreen(<SignUpScreen />, { backend, route: '/sign-up' });
  const field = screen.getByLabelText('Password');
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(field, 'pass');
  expect(await screen.findByText('6 more to go')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(field, 'word12');
  expect(await screen.findByText(easy)).toBeVisible();
  expect(screen.getByRole('progressbar', { name: 'Strength' })).toHaveAttribute(
    'aria-valuetext',
    'Weak',
  );
  await user.type(field, ' and more of it');
  expect(await screen.findByText('Strong')).toBeVisible();
  expect(screen.queryByText(easy)).toBeNull();
  expect(sent.at(-1)).toEqual({
    email: 'ana@example.com',
    password: 'password12 and more of it',
  });
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('switch', { name: 'Show password' }));
  expect(field).toHaveAttribute('type', 'text');
  expect(field).toHaveAttribute('autocomplete', 'new-password');
});

test('a password of ten characters is sent even if its rating fails', async () => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/password-strength': () => failure(429, 'Too many requests'),
    'POST /api/auth/sign-up': () => failure(422, 'This password is easy to guess', 'WEAK_PASSWORD'),
  });
  const { user } = renderScreen(<SignUpScreen />, { backend, route: '/sign-up' });
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), '1234567890');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This password is easy to guess');
});

test('wrong credentials show the server’s message and stay on the page', async () => {
  const backend = fakeBackend(financialData(), {
    'POST /api/auth/log-in': () =>
      failure(401, 'The e-mail or the password is not right', 'WRONG_CREDENTIALS'),
  });
  const { user, location } = renderScreen(<LogInScreen />, { backend, route: '/log-in' });
  await user.type(screen.getByLabelText('E-mail'), 'ana@example.com');
  await user.type(screen.getByLabelText('Password'), 'a wrong password');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The e-mail or the password is not right',
  );
  expect(location()).toBe('/log-in');
});

// Covers P1-2.3-9, R-1.6.
test('a visitor sees Log in and Sign up, and a user does not', async () => {
  const backend = fakeBackend(financialData(), { 'GET /api/auth/session': VISITOR });
  const visit = renderScreen(<SessionControls />, { backend });
  expect(await screen.findByRole('link', { name: 'Log in' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Sign up' })).toBeVisible();
  visit.unmount();
  backend.on('GET /api/auth/session', PERSON);
  renderScreen(<SessionControls />, { backend });
  await waitFor(() => expect(screen.queryByRole('link')).toBeNull());
});

test('the theme applies at once and is stored', async () => {
  const storage = memoryStorage();
  const backend = fakeBackend(financialData(), { 'GET /api/auth/session': PERSON });
  const { user } = renderScreen(<SettingsScreen storage={storage} />, { backend });
  await user.click(await screen.findByRole('radio', { name: 'Dark' }));
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark');
  expect(storage.getItem('halyard.theme')).toBe('dark');
  await user.click(screen.getByRole('radio', { name: 'System' }));
  expect(document.documentElement).not.toHaveAttribute('data-theme');
});

// Covers P1-7-31, R-3.7.
test('logging out deletes the user’s insights from the browser', async () => {
  sessionStorage.setItem('halyard.insights', '{"answer":{}}');
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': PERSON,
    'POST /api/auth/log-out': { success: true },
  });
  const { user } = renderScreen(<SettingsScreen storage={memoryStorage()} />, { backend });
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  await screen.findByRole('button', { name: 'Log out' });
  expect(sessionStorage.getItem('halyard.insights')).toBeNull();
});

test('logging out removes every figure from the screen, even if the next read fails', async () => {
  const storage = memoryStorage();
  const mine = account({ name: 'Tuition Fund', source: 'manual' });
  const backend = fakeBackend(financialData({ source: 'own', accounts: [mine] }), {
    'GET /api/auth/session': PERSON,
    'POST /api/auth/log-out': () => {
      backend.on('GET /api/finance/accounts', () => failure(503, 'Away'));
      return { success: true };
    },
  });
  const { user } = renderScreen(
    <>
      <SettingsScreen storage={storage} />
      <AccountSummary />
    </>,
    { backend, storage },
  );
  expect(await screen.findByText('Tuition Fund')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Log out' }));
  expect(await screen.findByText('Accounts could not be loaded.')).toBeVisible();
  expect(screen.queryByText('Tuition Fund')).toBeNull();
});

test('logging in with own data in a new browser turns off the sample', async () => {
  const storage = memoryStorage();
  const backend = fakeBackend(financialData(), {
    'GET /api/auth/session': { ...PERSON, ownData: true },
  });
  renderScreen(<AccountMenuItems />, { backend, storage });
  await screen.findByRole('button', { name: 'Log out' });
  expect(storage.getItem('halyard.ownData')).toBe('true');
});
