import { logIn, newEmail, newOwner, PASSWORD } from './support/account';
import { atSite } from './support/client';
import { mailedCode, mailedToken, mailsTo } from './support/mail';

const verify = (token: string) => atSite().post('/api/auth/verify', { token });
const reset = (token: string, password = `${PASSWORD}-mine`) =>
  atSite().post('/api/auth/reset-password', { token, password });
const askReset = (email: string) => atSite().post('/api/auth/forgotten-password', { email });

describe('account takeover', () => {
  test('a wrong password does not log in', async () => {
    const { email } = await newOwner('wrong');
    const attacker = atSite();
    expect((await logIn(attacker, email, `${PASSWORD}x`)).status).toBe(401);
    expect((await attacker.get('/api/auth/account')).status).toBe(401);
  });

  test.each([
    ['an empty password', ''],
    ['a password that is no text', { $ne: '' }],
    ['a list of passwords', [PASSWORD]],
    ['no password', undefined],
    ['true in the place of a password', true],
    ['a password of a megabyte', 'x'.repeat(1_000_000)],
  ])('%s does not log in', async (_, password) => {
    const { email } = await newOwner('odd');
    const answer = await atSite().post('/api/auth/log-in', { email, password });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
  });

  test('a link that resets a password works once', async () => {
    const { email } = await newOwner('once');
    await askReset(email);
    const token = await mailedToken(email, 'reset-password');
    expect((await reset(token)).status).toBe(200);
    expect((await reset(token, `${PASSWORD}-thief`)).status).toBe(410);
    expect((await logIn(atSite(), email, `${PASSWORD}-thief`)).status).toBe(401);
  });

  test('a link that confirms an address cannot reset a password, and a reset link cannot confirm an address', async () => {
    const { email, client } = await newOwner('purpose');
    await askReset(email);
    const token = await mailedToken(email, 'reset-password');
    expect((await client.post('/api/auth/verify', { token })).status).toBe(410);
    await client.post('/api/auth/verification');
    expect((await reset(await mailedToken(email, 'verify-email'))).status).toBe(410);
  });

  test('a reset link from before a password change no longer works', async () => {
    const { email, client } = await newOwner('older');
    await askReset(email);
    const token = await mailedToken(email, 'reset-password');
    await client.post('/api/auth/password', { password: `${PASSWORD}-new` });
    expect((await reset(token)).status).toBe(410);
  });

  test.each(['A'.repeat(43), '', '%00', "' or 1=1 --", '__proto__', 'x'.repeat(5000)])(
    'the invented token %j cannot reset a password',
    async (token) => {
      const answer = await reset(token);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
    },
  );

  test('no answer of the api contains the token of a link', async () => {
    const { email } = await newOwner('answer');
    const answer = await askReset(email);
    expect(answer.text).not.toContain(await mailedToken(email, 'reset-password'));
  });

  test('a request cannot add a second recipient to the mail with a link', async () => {
    const { email } = await newOwner('receiver');
    const mallory = newEmail('mallory');
    for (const address of [
      `${email},${mallory}`,
      `${email}\r\nBcc: ${mallory}`,
      [email, mallory],
    ]) {
      const answer = await atSite().post('/api/auth/forgotten-password', { email: address });
      expect(answer.status).toBe(400);
    }
    expect(mailsTo(mallory)).toEqual([]);
  });

  test('the address of an account does not change before its new owner agrees', async () => {
    const { email, client } = await newOwner('old-address');
    await client.post('/api/auth/email', { email: newEmail('new-address') });
    const security = (await client.get('/api/auth/account')).json() as { email: string };
    expect(security.email).toBe(email);
  });

  test('an account cannot move to an address that already has an account', async () => {
    const victim = await newOwner('victim');
    const mallory = await newOwner('mallory');
    await mallory.client.post('/api/auth/email', { email: victim.email });
    const token = await mailedToken(victim.email, 'verify-email');
    expect((await verify(token)).status).toBe(401);
    expect((await mallory.client.post('/api/auth/verify', { token })).status).toBe(409);
    expect((await logIn(atSite(), victim.email)).status).toBe(200);
    const security = (await mallory.client.get('/api/auth/account')).json() as { email: string };
    expect(security.email).toBe(mallory.email);
  });

  test('an account field that is not in the form gives no rights', async () => {
    const email = newEmail('fields');
    const client = atSite();
    await client.post('/api/auth/sign-up', {
      email,
      password: PASSWORD,
      email_verified_at: '2020-01-01T00:00:00.000Z',
      emailVerified: true,
      role: 'admin',
      id: 'demo_user',
    });
    expect((await client.get('/api/auth/account')).status).toBe(401);
  });

  test('an attacker cannot open an account with the address of another person or an invented code', async () => {
    const email = newEmail('stranger');
    const client = atSite();
    await client.post('/api/auth/sign-up', { email, password: PASSWORD });
    const guess = (code: string) => client.post('/api/auth/sign-up-code', { code });
    for (const code of ['00000000', '12345678', '99999999', '11111111', '87654321']) {
      expect((await guess(code)).status).toBe(401);
    }
    expect((await guess(await mailedCode(email))).status).toBe(410);
    expect((await logIn(client, email)).status).toBe(401);
  });

  test('a sign-up code works only in the browser that signed up', async () => {
    const email = newEmail('other-browser');
    await atSite().post('/api/auth/sign-up', { email, password: PASSWORD });
    const victim = atSite();
    const answer = await victim.post('/api/auth/sign-up-code', { code: await mailedCode(email) });
    expect(answer.status).toBe(410);
    expect((await victim.get('/api/auth/account')).status).toBe(401);
  });

  test('signing up with an address that has an account reveals nothing and changes nothing', async () => {
    const { email } = await newOwner('known');
    const ask = (address: string) =>
      atSite().post('/api/auth/sign-up', { email: address, password: `${PASSWORD}-thief` });
    const [known, unknown] = [await ask(email), await ask(newEmail('unknown'))];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect((await logIn(atSite(), email)).status).toBe(200);
    expect((await logIn(atSite(), email, `${PASSWORD}-thief`)).status).toBe(401);
  });

  test('a forgotten password gets the same answer for unknown and known addresses', async () => {
    const { email } = await newOwner('forgotten');
    const [known, unknown] = [await askReset(email), await askReset(newEmail('nobody'))];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
  });
});
