import { readFileSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectLog } from '../testing/collect-log';
import { routesOf } from '../testing/routes-of';
import type { Visitor } from '../testing/test-api';
import { type BankApi, bankApi } from './testing/bank-api';
import { ACCOUNT_AND_CARD } from './testing/account-and-card';

const ACCOUNT_NUMBER = '000987654321';
const PERSON = {
  ...ACCOUNT_AND_CARD,
  override_accounts: ACCOUNT_AND_CARD.override_accounts.map((account) => ({
    ...account,
    numbers: { account: ACCOUNT_NUMBER, ach_routing: '011401533' },
  })),
};
const SWITCHED_OFF = /bulk-upload/;

let folder: string;
let api: BankApi;
let lines: readonly string[];
let answers: string[];
let visitor: Visitor;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'halyard-secrecy-'));
  api = await bankApi({ DATABASE_PATH: join(folder, 'test.db'), LOG_LEVEL: 'trace' });
  lines = collectLog(api.app);
  answers = [];
  visitor = api.visitor();
});

afterEach(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

async function call(...args: Parameters<Visitor['call']>) {
  const answer = await visitor.call(...args);
  answers.push(answer.body + JSON.stringify({ ...answer.headers, 'set-cookie': '' }));
  return answer;
}

const post = (path: string, body: object) => call('POST', `/api/plaid/${path}`, { body });

async function readEverything() {
  for (const { method, url } of routesOf(api.app)) {
    const isStream = url.endsWith('/events');
    if (method === 'GET' && !isStream && !SWITCHED_OFF.test(url)) {
      await call('GET', url.replace(':id', 'x'));
    }
  }
}

/**
 * Links a bank, receives a webhook, loses the login, loses the bank itself, and disconnects. Returns the secrets
 * that were used.
 */
async function journey(): Promise<readonly string[]> {
  await post('create-link-token', {});
  const publicToken = await api.practice.publicToken(PERSON, { webhook: 'http://127.0.0.1:9/' });
  const linked = await post('exchange-token', { public_token: publicToken });
  const itemId: string = linked.json().item_id;
  const accessToken = await api.tokenOf(itemId);
  await post('create-link-token', { itemId });
  await readEverything();
  await post('refresh', {});

  await api.practice.ask('/sandbox/item/reset_login', { access_token: accessToken });
  const webhook = api.practice.posted.at(-1);
  for (const body of [webhook?.body, `${webhook?.body} `]) {
    await call('POST', '/api/plaid/webhook', { body, headers: { ...webhook?.headers } });
  }
  await post('refresh', {});
  await post('exchange-token', { public_token: publicToken });
  await readEverything();

  await api.practice.close();
  await post('exchange-token', { public_token: publicToken });
  await call('DELETE', '/api/plaid/item', { body: { itemId } });
  return [accessToken, publicToken, api.sealingKey, ACCOUNT_NUMBER, ...visitor.cookies.values()];
}

const filesOf = async () =>
  (await readdir(folder)).map((name) => readFileSync(join(folder, name), 'latin1'));

test('each log line is one record, even if a caller sends line breaks', async () => {
  const forged = '\n{"level":60,"msg":"all is well"}';
  await call('GET', `/api/plaid/${encodeURIComponent(forged)}`, {
    headers: { 'user-agent': 'x', 'x-request-id': 'a\\n{"level":60}' },
  });
  await post('exchange-token', { public_token: forged });
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) {
    expect(line.trimEnd()).not.toContain('\n');
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(Number) });
  }
  expect(lines.some((line) => JSON.parse(line).level === 60)).toBe(false);
});

test('no token, key, cookie or account number is in an answer, a log line or a file of the database', async () => {
  const secrets = await journey();
  expect(secrets.every((secret) => secret.length >= 12)).toBe(true);
  expect(answers.length).toBeGreaterThan(60);
  expect(lines.length).toBeGreaterThan(answers.length);
  expect(lines.join('')).toContain('BankError');
  const files = await filesOf();
  expect(files.join('').length).toBeGreaterThan(10_000);
  for (const secret of secrets) {
    for (const text of [...answers, ...lines, ...files]) expect(text).not.toContain(secret);
  }
  for (const text of [...answers, ...lines]) {
    expect(text).not.toMatch(/access-[a-z]+-|plaid-secret|"authorization"/i);
  }
});
