import { TOTP } from 'otpauth';
import { setTimeout as sleep } from 'node:timers/promises';
import { logIn, newEmail, newOwner, PASSWORD } from './support/account';
import { atSite } from './support/client';
import { mailedCode, mailedToken, mailsTo } from './support/mail';

const THEIRS = 'words-of-an-attacker-9';

/** Signs up with an email address that belongs to another person. */
async function squatter(email: string) {
  const client = atSite();
  await client.post('/api/auth/sign-up', { email, password: THEIRS });
  return client;
}

/** The owner of the address signs up in the usual way and types the code from their own mail. */
async function ownerSignsUp(email: string) {
  const client = atSite();
  const before = mailsTo(email).length;
  await client.post('/api/auth/sign-up', { email, password: PASSWORD });
  while (mailsTo(email).length === before) await sleep(50);
  return client.post('/api/auth/sign-up-code', { code: await mailedCode(email) });
}

describe('account takeover', () => {
  test.each([
    ['is logged in', 'GET', '/api/auth/account'],
    ['adds a passkey', 'POST', '/api/auth/passkey-options'],
    ['adds an authenticator app', 'POST', '/api/auth/totp'],
    ['changes the password', 'POST', '/api/auth/password'],
    ['makes recovery codes', 'POST', '/api/auth/recovery-codes'],
  ])('nobody who signed up with the address of a stranger %s (S1)', async (_, method, path) => {
    const client = await squatter(newEmail('stranger'));
    const body = method === 'GET' ? undefined : { password: THEIRS };
    expect((await client.call(method, path, body)).status).toBe(401);
  });

  test('the first user of an address loses everything when its owner proves the address (S1)', async () => {
    const email = newEmail('first');
    const client = await squatter(email);
    await mailedCode(email);
    expect((await ownerSignsUp(email)).status).toBe(201);
    expect((await client.get('/api/auth/account')).status).toBe(401);
    expect((await logIn(atSite(), email, THEIRS)).status).toBe(401);
    expect((await logIn(atSite(), email)).status).toBe(200);
  });

  test('sign-up answers the same whether or not an address has an account (S1)', async () => {
    const { email } = await newOwner('known');
    const shapeFor = async (address: string) => {
      const answer = await atSite().post('/api/auth/sign-up', { email: address, password: THEIRS });
      return [answer.status, Object.keys(answer.json() as object).sort()];
    };
    expect(await shapeFor(email)).toEqual(await shapeFor(newEmail('unknown')));
  });

  test('a reset of the password does not turn off the authenticator app', async () => {
    const { email, client } = await newOwner('second-factor');
    const { secret } = (await client.post('/api/auth/totp', {})).json() as { secret: string };
    await client.call('PUT', '/api/auth/totp', { code: new TOTP({ secret }).generate() });
    await atSite().post('/api/auth/forgotten-password', { email });
    const token = await mailedToken(email, 'reset-password');
    const password = `${PASSWORD}-2`;
    expect((await atSite().post('/api/auth/reset-password', { token, password })).status).toBe(200);
    expect((await logIn(atSite(), email, password)).status).toBe(401);
  });
});
