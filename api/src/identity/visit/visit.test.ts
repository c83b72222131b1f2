import { signUp } from '../../testing/sign-up';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';

const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
const JAR = { name: 'Jar', type: 'savings', balance: 1 };

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

const users = () => api.db.selectFrom('users').selectAll().execute();
const sessions = () => api.db.selectFrom('sessions').selectAll().execute();
const accountsOf = async (visitor: Visitor) =>
  (await visitor.get('/api/finance/accounts')).json().accounts;

const writeAtOnce = (visitor: Visitor, count: number) =>
  Promise.all(Array.from({ length: count }, () => visitor.post('/api/finance/accounts', JAR)));

describe('a visitor’s first writes', () => {
  it('share one tenant and are all stored when twenty are sent at once', async () => {
    const ann = api.visitor();
    await ann.get('/api/auth/session');
    const token = ann.cookies.get('halyard');
    const answers = await writeAtOnce(ann, 20);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(201));
    expect(answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])).toEqual([]);
    expect([await users(), await sessions()].map(({ length }) => length)).toEqual([1, 1]);
    expect(await accountsOf(ann)).toHaveLength(20);
    expect(ann.cookies.get('halyard')).toBe(token);
  });

  it('stay apart from those of another visitor', async () => {
    const [ann, bea] = [api.visitor(), api.visitor()];
    await Promise.all([ann.get('/api/auth/session'), bea.get('/api/auth/session')]);
    await Promise.all([writeAtOnce(ann, 2), writeAtOnce(bea, 3)]);
    expect(await users()).toHaveLength(2);
    expect([await accountsOf(ann), await accountsOf(bea)].map(({ length }) => length)).toEqual([
      2, 3,
    ]);
  });

  it('are stored without an earlier token, as for a program', async () => {
    const ann = api.visitor();
    const answer = await ann.post('/api/finance/accounts', JAR);
    expect(answer.headers['set-cookie']).toMatch(/^halyard=[\w-]{43};/);
    expect(await accountsOf(ann)).toHaveLength(1);
  });

  it('are stored under a new token and never under one that can be guessed', async () => {
    const answer = await api.visitor().call('POST', '/api/finance/accounts', {
      body: JAR,
      headers: { cookie: 'halyard=a' },
    });
    expect(answer.headers['set-cookie']).toMatch(/^halyard=[\w-]{43};/);
  });
});

describe('a visit that nobody can return to', () => {
  const emptyWrite = (visitor: Visitor) =>
    visitor.call('PUT', '/api/finance/budget', { body: { month: null, assigned: {} } });
  const something = (visitor: Visitor) => visitor.post('/api/finance/accounts', JAR);
  const chat = (visitor: Visitor) => visitor.post('/api/ai/chat', { message: 'Hello' });

  beforeEach(async () => {
    await signUp(api, api.visitor(), ANN);
  });

  it.each([
    ['is deleted', 'log-in', 'nothing', emptyWrite, 0],
    ['is deleted', 'log-out', 'nothing', emptyWrite, 0],
    ['is stored', 'log-in', 'an account', something, 1],
    ['is stored', 'log-out', 'an account', something, 1],
    ['is stored', 'log-in', 'a chat', chat, 1],
  ] as const)('%s on %s with %s in it', async (_, way, __, write, count) => {
    const bea = api.visitor();
    await write(bea);
    expect(await users()).toHaveLength(2);
    const answer = await bea.post(`/api/auth/${way}`, way === 'log-in' ? ANN : undefined);
    expect(answer.statusCode).toBe(200);
    const visits = (await users()).filter(({ email }) => email === null);
    expect(visits).toHaveLength(count);
  });

  it('is never an account, not even an empty one or one that began as a visit', async () => {
    const ann = api.visitor();
    await ann.post('/api/auth/log-in', ANN);
    await ann.post('/api/auth/log-out');
    const bea = api.visitor();
    await emptyWrite(bea);
    await signUp(api, bea, { ...ANN, email: 'bea@example.com' });
    await bea.post('/api/auth/log-out');
    expect((await users()).map(({ email }) => email).sort()).toEqual([
      'ann@example.com',
      'bea@example.com',
    ]);
  });
});

describe('the token of a session that has ended', () => {
  it.each([
    ['run out', async () => api.setClock('2025-08-14T16:00:01Z')],
    ['been logged out of', async (ann: Visitor) => ann.post('/api/auth/log-out')],
  ])('gives no access to the account once it has %s, not even through a write', async (_, end) => {
    const ann = api.visitor();
    await signUp(api, ann, ANN);
    await ann.post('/api/finance/accounts', JAR);
    const headers = { cookie: `halyard=${ann.cookies.get('halyard')}` };
    await end(ann);
    const late = api.visitor();
    await late.call('POST', '/api/finance/accounts', { body: { ...JAR, name: 'Late' }, headers });
    const { accounts } = (await late.call('GET', '/api/finance/accounts', { headers })).json();
    expect(accounts.map(({ name }: { name: string }) => name)).toEqual(['Late']);
  });
});
