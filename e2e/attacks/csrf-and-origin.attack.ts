import { attacked } from './support/attacked';
import { newOwner, type Owner } from './support/account';
import { atDesk } from './support/client';

type Headers = Readonly<Record<string, string>>;

let owner: Owner;

beforeAll(async () => {
  owner = await newOwner('csrf');
});

/** Builds the account that one attack tries to create. Its name contains the name of the attack. */
const jarOf = (name: string) => ({ name: `planted by ${name}`, type: 'savings', balance: 1 });

async function expectNoJar(name: string): Promise<void> {
  const accounts = await owner.client.get('/api/finance/accounts');
  expect(accounts.text).not.toContain(jarOf(name).name);
}

/** These are the headers that browsers send when the page of another site makes a request. */
const FOREIGN: readonly (readonly [name: string, headers: Headers])[] = [
  ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page of a sibling domain', { 'sec-fetch-site': 'same-site' }],
  ['an older browser at another site', { origin: 'https://evil.example' }],
  ['an older browser at our host without https', { origin: 'http://money.example' }],
  ['an older browser at another port of our host', { origin: 'https://money.example:8443' }],
  ['a page of a host that begins like ours', { origin: 'https://money.example.evil.example' }],
  ['a page in a sandboxed frame', { origin: 'null' }],
  ['a page that claims two origins', { origin: 'https://money.example, https://evil.example' }],
  [
    'a page that is foreign and sends our origin',
    { 'sec-fetch-site': 'cross-site', origin: attacked.origin },
  ],
];

/** An HTML form can send these types of body without a script. */
const FORMS: readonly (readonly [name: string, type: string])[] = [
  ['a plain form', 'application/x-www-form-urlencoded'],
  ['a form with a file', 'multipart/form-data; boundary=x'],
  ['a form of plain text', 'text/plain'],
  ['a form of plain text that looks like JSON', 'text/plain; charset=application/json'],
];

/** These are the most harmful changes that an attacker could make. */
const CHANGES: readonly (readonly [name: string, method: string, path: string, body: object])[] = [
  ['logs the user out', 'POST', '/api/auth/log-out', {}],
  ['deletes all data', 'POST', '/api/privacy/deletions', { confirm: true }],
  ['changes the password', 'POST', '/api/auth/password', { password: 'quite-another-password-7' }],
  ['changes the address', 'POST', '/api/auth/email', { email: 'mallory@example.com' }],
  ['starts an authenticator app', 'POST', '/api/auth/totp', {}],
  ['disconnects the banks', 'DELETE', '/api/plaid/item', {}],
  ['ends the other sessions', 'DELETE', '/api/auth/sessions', {}],
  ['forgets the chat', 'DELETE', '/api/ai/chat/history', {}],
  [
    'logs the user in as somebody else',
    'POST',
    '/api/auth/log-in',
    { email: 'm@example.com', password: 'quite-another-password-7' },
  ],
];

describe('CSRF and origin', () => {
  test.each(FOREIGN)('%s adds no account', async (name, headers) => {
    const answer = await owner.client.post('/api/finance/accounts', jarOf(name), headers);
    expect(answer.status).toBe(403);
    await expectNoJar(name);
  });

  test.each(FORMS)('%s adds no account', async (name, type) => {
    const body = Buffer.from(JSON.stringify(jarOf(name)));
    const answer = await owner.client.post('/api/finance/accounts', body, { 'content-type': type });
    expect(answer.status).toBe(415);
    await expectNoJar(name);
  });

  test.each(CHANGES)('no page of another site %s', async (_, method, path, body) => {
    const answer = await owner.client.call(method, path, body, { 'sec-fetch-site': 'cross-site' });
    expect(answer.status).toBe(403);
    expect((await owner.client.get('/api/auth/account')).status).toBe(200);
  });

  test('no method in a header or a query turns a read into a change', async () => {
    const { client } = owner;
    await client.get('/api/auth/log-out?_method=POST', { 'x-http-method-override': 'POST' });
    expect((await client.get('/api/auth/account')).status).toBe(200);
  });

  test.each(['GET', 'OPTIONS'])('no page of another site reads an answer to %s', async (method) => {
    const headers = {
      origin: 'https://evil.example',
      'access-control-request-method': 'GET',
      'access-control-request-headers': 'content-type',
    };
    const answer = await owner.client.call(method, '/api/finance/accounts', undefined, headers);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.headers['access-control-allow-credentials']).toBeUndefined();
  });

  test('a foreign host name that leads to this machine cannot read the outbox', async () => {
    const answer = await atDesk({ address: '127.0.0.1' }).get('/api/auth/outbox', {
      host: 'evil.example',
    });
    expect(answer.status).toBe(421);
  });

  test('the session cookie is SameSite, so requests of other sites do not carry it', async () => {
    const answer = await atDesk().get('/api/auth/session');
    expect(answer.headers['set-cookie']?.join()).toMatch(/; HttpOnly; SameSite=Lax/);
  });
});
