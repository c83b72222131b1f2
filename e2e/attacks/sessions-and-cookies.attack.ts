import { randomBytes } from 'node:crypto';
import { attacked } from './support/attacked';
import { logIn, newOwner, PASSWORD } from './support/account';
import { askDatabase } from '../../scripts/run/ask-database.mjs';
import { atDesk, atSite, type Client } from './support/client';

const COOKIE = '__Host-halyard';

const isIn = async (client: Client) => (await client.get('/api/auth/account')).status === 200;

/** Returns a client with a copy of these cookies, as a thief would have it. */
const withStolenCookies = (client: Client) => atSite({ cookies: client.cookies });

describe('sessions and cookies', () => {
  test('a cookie that the attacker planted is worth nothing after the owner logs in', async () => {
    const { email } = await newOwner('fixation');
    const attacker = atSite();
    await attacker.post('/api/finance/accounts', { name: 'jar', type: 'savings', balance: 1 });
    const victim = atSite({ cookies: attacker.cookies });
    await logIn(victim, email);
    expect(await isIn(victim)).toBe(true);
    expect(await isIn(attacker)).toBe(false);
    expect(victim.cookies.get(COOKIE)).not.toBe(attacker.cookies.get(COOKIE));
  });

  test('a cookie that was stolen is worth nothing after its owner logs out', async () => {
    const { client } = await newOwner('log-out');
    const thief = withStolenCookies(client);
    expect(await isIn(thief)).toBe(true);
    await client.post('/api/auth/log-out', {});
    expect(await isIn(thief)).toBe(false);
  });

  test('a cookie that was stolen is worth nothing after its owner ends the other sessions', async () => {
    const { email, client } = await newOwner('end-others');
    const other = atSite();
    await logIn(other, email);
    await client.call('DELETE', '/api/auth/sessions', {});
    expect(await isIn(other)).toBe(false);
    expect(await isIn(client)).toBe(true);
  });

  test('a cookie that was stolen is worth nothing after the password changes', async () => {
    const { email, client } = await newOwner('new-password');
    const thief = withStolenCookies(client);
    const other = atSite();
    await logIn(other, email);
    await client.post('/api/auth/password', { password: `${PASSWORD}-new` });
    expect([await isIn(thief), await isIn(other), await isIn(client)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('a cookie that was stolen is worth nothing after its owner deletes everything', async () => {
    const { client } = await newOwner('deleted');
    const thief = withStolenCookies(client);
    const answer = await client.post('/api/privacy/deletions', { confirm: 'DELETE' });
    expect(answer.status).toBe(200);
    expect(await isIn(thief)).toBe(false);
  });

  test.each([
    ['a token of zeros', 'A'.repeat(43)],
    ['a token of chance', randomBytes(32).toString('base64url')],
    ['an empty token', ''],
    ['a token of 4 kB', 'x'.repeat(4096)],
    ['a query of SQL', "' or 1=1 --"],
    ['the name of a prototype', '__proto__'],
    ['half an escape', '%E0%A4%A'],
  ])('%s opens no session', async (_, token) => {
    const client = atSite({ cookies: new Map([[COOKIE, token]]) });
    const answer = await client.get('/api/auth/account');
    expect(answer.status).toBe(401);
  });

  test('a cookie without the __Host- prefix opens no session on an https site', async () => {
    const { client } = await newOwner('prefix');
    const token = client.cookies.get(COOKIE) ?? '';
    expect(await isIn(atSite({ cookies: new Map([['halyard', token]]) }))).toBe(false);
  });

  test('no script, no plain connection and no other site gets the cookie', async () => {
    const { client } = await newOwner('flags');
    const answer = await client.post('/api/auth/log-in', {
      email: 'x@example.com',
      password: PASSWORD,
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const [line = ''] = (await atSite().get('/api/auth/session')).headers['set-cookie'] ?? [];
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/'])
      expect(line).toContain(flag);
    expect(line).not.toContain('Domain');
  });

  test('an attacker who reads the database cannot create a cookie from it', async () => {
    const { client } = await newOwner('at-rest');
    const rows = await askDatabase(attacked.site.database, 'select * from sessions');
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(client.cookies.get(COOKIE));
  });

  test('no answer repeats the token, so a page of the product cannot leak it', async () => {
    const { client } = await newOwner('repeat');
    const token = client.cookies.get(COOKIE) ?? '';
    for (const path of ['/api/auth/session', '/api/auth/account', '/api/auth/events']) {
      expect((await client.get(path)).text).not.toContain(token);
    }
  });

  test('a session of one product does not work at another one', async () => {
    const { client } = await newOwner('elsewhere');
    const token = client.cookies.get(COOKIE) ?? '';
    expect(await isIn(atDesk({ cookies: new Map([['halyard', token]]) }))).toBe(false);
  });

  test('a second session cookie cannot log a user in as another user', async () => {
    const { client, email } = await newOwner('twice');
    const attacker = await newOwner('second');
    const both = `${COOKIE}=${client.cookies.get(COOKIE)}; ${COOKIE}=${attacker.client.cookies.get(COOKIE)}`;
    const answer = await atSite().get('/api/auth/account', { cookie: both });
    expect((answer.json() as { email: string }).email).toBe(email);
  });

  test('a stolen session ends after 90 days, used or not (S20)', async () => {
    const { client, email } = await newOwner('absolute');
    await askDatabase(
      attacked.site.database,
      `update sessions set created_at = '2026-01-01T00:00:00.000Z', proved_at = '2026-01-01T00:00:00.000Z'
        where user_id = (select id from users where email = '${email}')`,
    );
    expect(await isIn(client)).toBe(false);
  });
});
