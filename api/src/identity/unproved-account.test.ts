import { type BankApi, bankApi } from '../bank/testing/bank-api';
import { signUp } from '../testing/sign-up';
import type { Visitor } from '../testing/test-api';
import { authenticator } from './testing/authenticator';

/** The thief knows this password because they opened the account with the owner's address. */
const PLANTED = { email: 'owner@example.com', password: 'password of a thief' };
const OWN = 'password of the owner';
const ORIGIN = 'http://localhost';

let api: BankApi;
let thief: Visitor;
let userId: string;
let passkey: ReturnType<typeof authenticator>;

/** Older versions opened an account before its address was verified; this one also has a passkey. */
beforeEach(async () => {
  api = await bankApi({ PUBLIC_ORIGIN: ORIGIN });
  thief = api.visitor();
  userId = (await signUp(api, thief, PLANTED)).json().userId;
  passkey = authenticator(ORIGIN);
  const { challenge } = (await thief.call('POST', '/api/auth/passkey-options')).json();
  await thief.post('/api/auth/passkeys', { name: 'Thief', response: passkey.register(challenge) });
  await api.db.updateTable('users').set({ email_verified_at: null }).execute();
});
afterEach(() => api.close());

const emailOf = async (visitor: Visitor) => (await visitor.get('/api/auth/session')).json().email;

async function mailedToken(): Promise<string> {
  const mails = await api.db.selectFrom('outbox').select('body').orderBy('id', 'desc').execute();
  return mails.map(({ body }) => /#([\w-]{43})/.exec(body)?.[1]).find(Boolean) ?? '';
}

async function resetByOwner(): Promise<void> {
  await api.visitor().post('/api/auth/forgotten-password', { email: PLANTED.email });
  const body = { token: await mailedToken(), password: OWN };
  expect((await api.visitor().post('/api/auth/reset-password', body)).statusCode).toBe(200);
}

async function passkeyOpens(): Promise<boolean> {
  const visitor = api.visitor();
  const { challenge } = (await visitor.call('POST', '/api/auth/passkey-log-in-options')).json();
  const response = passkey.signIn(challenge, userId, { counter: 9 });
  return (await visitor.post('/api/auth/passkey-log-in', { response })).statusCode === 200;
}

test('an unproved account gives no access to its creator once its owner resets the password by mail', async () => {
  expect(await passkeyOpens()).toBe(true);
  await resetByOwner();
  expect(await passkeyOpens()).toBe(false);
  expect(await emailOf(thief)).toBeNull();
  expect((await api.visitor().post('/api/auth/log-in', PLANTED)).statusCode).toBe(401);
  const owner = api.visitor();
  await owner.post('/api/auth/log-in', { ...PLANTED, password: OWN });
  expect((await owner.get('/api/auth/account')).json()).toMatchObject({
    emailVerified: true,
    passkeys: [],
    totp: false,
  });
});

test('an unproved account loses its factors and other sessions when the logged-in browser verifies the address', async () => {
  const other = api.visitor();
  await other.post('/api/auth/log-in', PLANTED);
  await thief.post('/api/auth/verification');
  await thief.post('/api/auth/verify', { token: await mailedToken() });
  expect(await emailOf(thief)).toBe(PLANTED.email);
  expect(await emailOf(other)).toBeNull();
  expect(await passkeyOpens()).toBe(false);
});

test('an unproved account is not verified for a thief when the owner opens the mailed link', async () => {
  await thief.post('/api/auth/verification');
  const token = await mailedToken();
  const owner = api.visitor();
  expect((await owner.post('/api/auth/verify', { token })).json().code).toBe('SIGN_IN_REQUIRED');
  await signUp(api, owner, { ...PLANTED, email: 'second@example.com' });
  expect((await owner.post('/api/auth/verify', { token })).json().code).toBe('LINK_USED');
  expect((await thief.get('/api/auth/account')).json().emailVerified).toBe(false);
});

test("an unproved account does not get another user's address when that user opens the link of an address change", async () => {
  await resetByOwner();
  await thief.post('/api/auth/log-in', { ...PLANTED, password: OWN });
  await thief.post('/api/auth/email', { email: 'victim@example.com' });
  const token = await mailedToken();
  expect((await api.visitor().post('/api/auth/verify', { token })).statusCode).toBe(401);
  expect(await emailOf(thief)).toBe(PLANTED.email);
});

test('an account keeps its factors when an address was verified before', async () => {
  await api.db.updateTable('users').set({ email_verified_at: '2025-07-01' }).execute();
  await resetByOwner();
  expect(await passkeyOpens()).toBe(true);
});

it.each([
  ['POST', '/api/auth/passkey-options', undefined],
  ['POST', '/api/auth/totp', undefined],
  ['PUT', '/api/auth/totp', { code: '123456' }],
  ['POST', '/api/plaid/create-link-token', {}],
  ['POST', '/api/plaid/exchange-token', { public_token: 'public-x' }],
] as const)(
  'an account gets nothing from %s %s before its address is verified',
  async (method, path, body) => {
    const call = () => thief.call(method, path, body === undefined ? {} : { body });
    expect((await call()).json().code).toBe('EMAIL_UNPROVED');
    await api.db.updateTable('users').set({ email_verified_at: '2025-07-01' }).execute();
    expect((await call()).body).not.toContain('EMAIL_UNPROVED');
  },
);
