import { quickAccount } from '../identity/testing/quick-account';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';

let api: TestApi;
let ann: Visitor;
beforeEach(async () => {
  api = await testApi();
  ann = api.visitor();
});
afterEach(() => api.close());

const REVERSED = 'Jar\u202Egnp.exe\u2066\u2069';

it('a name, a tag, and a note lose the controls that would turn the text after them around', async () => {
  const account = { name: REVERSED, type: 'checking', balance: 9 };
  const added = (await ann.post('/api/finance/accounts', account)).json().account;
  expect(added.name).toBe('Jargnp.exe');
  const row = { account_id: added.id, date: '2025-07-14', category: 'Travel', amount: -1 };
  const { transaction } = (
    await ann.post('/api/finance/transactions', { ...row, merchant: REVERSED, note: REVERSED })
  ).json();
  expect([transaction.merchant, transaction.note]).toEqual(['Jargnp.exe', 'Jargnp.exe']);
  const one = `/api/finance/transactions/${transaction.id}`;
  const tagged = await ann.call('PATCH', one, { body: { tags: [REVERSED] } });
  expect(tagged.json().transaction.tags).toEqual(['Jargnp.exe']);
});

it('a name of such controls alone is refused', async () => {
  const account = { name: '\u202E\u2066', type: 'checking', balance: 9 };
  expect((await ann.post('/api/finance/accounts', account)).statusCode).toBe(400);
});

it('Arabic and Hebrew words and their marks stay as they are', async () => {
  const name = 'מכולת \u200Fشاي\u200E';
  const account = { name, type: 'checking', balance: 9 };
  expect((await ann.post('/api/finance/accounts', account)).json().account.name).toBe(name);
});

it('a password keeps every character', async () => {
  const email = 'ann@example.com';
  const password = 'correct \u202Ehorse battery';
  await quickAccount(api.db, email, password);
  const logIn = async (typed: string) =>
    (await api.visitor().post('/api/auth/log-in', { email, password: typed })).statusCode;
  expect(await logIn(password)).toBe(200);
  expect(await logIn('correct horse battery')).toBe(401);
});

it('a message of very many levels is refused like any other wrong message', async () => {
  const levels = 100_000;
  const body = `{"name":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect((await ann.call('POST', '/api/finance/accounts', { body })).statusCode).toBe(400);
});
