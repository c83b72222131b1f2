import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeMailedTo } from '../../testing/sign-up';
import { testApi, type TestApi } from '../../testing/test-api';

/** Both instances use one database. */
let one: TestApi;
let other: TestApi;
let folder: string;
let cookie: string;

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const ACCOUNTS = '/api/finance/accounts';

function ask(api: TestApi, url: string, headers: Readonly<Record<string, string>> = {}) {
  return api.app.inject({ method: 'GET', url, headers: { cookie, ...headers } });
}

function post(api: TestApi, url: string, payload: object) {
  return api.app.inject({ method: 'POST', url, payload, headers: cookie ? { cookie } : {} });
}

const names = async (api: TestApi): Promise<string[]> =>
  (await ask(api, ACCOUNTS)).json().accounts.map(({ name }: { name: string }) => name);

const email = async (api: TestApi): Promise<string | null> =>
  (await ask(api, '/api/auth/session')).json().email;

function takeCookie(answer: Awaited<ReturnType<typeof post>>): void {
  const [given] = answer.cookies;
  if (given) cookie = `${given.name}=${given.value}`;
}

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-instances-'));
  const env = { DATABASE_PATH: join(folder, 'halyard.db') };
  [one, other] = [await testApi(env), await testApi(env)];
  cookie = '';
  takeCookie(await post(one, ACCOUNTS, JAR));
});

afterEach(async () => {
  await Promise.all([one.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

it('a change on one instance is visible to the next read on the other', async () => {
  expect(await names(other)).toEqual(['Jar']);
  for (const name of ['Two', 'Three', 'Four']) {
    await post(one, ACCOUNTS, { ...JAR, name });
    expect(await names(other)).toContain(name);
    expect(await names(one)).toEqual(await names(other));
  }
});

it('both instances use the same ETag until the data changes', async () => {
  const { etag } = (await ask(one, ACCOUNTS)).headers;
  const held = { 'if-none-match': String(etag) };
  expect((await ask(other, ACCOUNTS, held)).statusCode).toBe(304);
  expect((await ask(other, ACCOUNTS)).headers['etag']).toBe(etag);
  await post(other, ACCOUNTS, { ...JAR, name: 'Two' });
  expect((await ask(one, ACCOUNTS, held)).statusCode).toBe(200);
  expect((await ask(other, ACCOUNTS, held)).statusCode).toBe(200);
});

it('a session that ends on one instance is invalid on the other', async () => {
  const ann = { email: 'ann@example.com', password: 'correct horse battery' };
  await post(one, '/api/auth/sign-up', ann);
  const code = await codeMailedTo(one, ann.email);
  takeCookie(await post(other, '/api/auth/sign-up-code', { code }));
  expect([await email(one), await email(other)]).toEqual([ann.email, ann.email]);
  const stolen = cookie;
  expect((await post(one, '/api/auth/log-out', {})).statusCode).toBe(200);
  cookie = stolen;
  expect([await email(other), await email(one)]).toEqual([null, null]);
  expect(await names(other)).not.toContain('Jar');
});
