import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { testApi, type TestApi, type Visitor } from '../../testing/test-api';
import { quickAccount } from '../testing/quick-account';

it('a user can still read while the database is read-only, and the session is extended later', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-sessions-'));
  const api = await testApi({ DATABASE_PATH: join(folder, 'halyard.db') });
  const ann = api.visitor();
  await ann.post('/api/finance/accounts', { name: 'Jar', type: 'savings', balance: 1 });
  const read = async () => {
    const { statusCode, headers } = await ann.get('/api/finance/accounts');
    return [statusCode, 'set-cookie' in headers];
  };
  api.setClock('2025-07-15T18:00:00Z');
  await sql`PRAGMA query_only = ON`.execute(api.db);
  expect(await read()).toEqual([200, false]);
  await sql`PRAGMA query_only = OFF`.execute(api.db);
  expect([await read(), await read()]).toEqual([
    [200, true],
    [200, false],
  ]);
  await api.close();
  rmSync(folder, { recursive: true });
});

describe('the session of an account', () => {
  const ANN = { email: 'ann@example.com', password: 'correct horse battery' };
  const START_MS = Date.parse('2025-07-15T16:00:00Z');
  const DAY_MS = 86_400_000;
  let api: TestApi;
  let ann: Visitor;
  beforeEach(async () => {
    api = await testApi();
    await quickAccount(api.db, ANN.email, ANN.password);
    ann = api.visitor();
    await ann.post('/api/auth/log-in', ANN);
  });
  afterEach(() => api.close());

  const at = (ms: number) => api.setClock(new Date(START_MS + ms).toISOString());
  const emailOf = async (visitor: Visitor) =>
    (await visitor.get('/api/auth/session')).json().email as string | null;
  const sessions = () => api.db.selectFrom('sessions').select('user_id').execute();
  async function usedDaily(days: number): Promise<void> {
    for (let day = 1; day <= days; day += 1) {
      at(day * DAY_MS);
      expect(await emailOf(ann)).toBe(ANN.email);
    }
  }

  it('ends 90 days after the log-in although it is used every day', async () => {
    await usedDaily(89);
    at(90 * DAY_MS - 1);
    expect(await emailOf(ann)).toBe(ANN.email);
    at(90 * DAY_MS);
    expect(await emailOf(ann)).toBeNull();
  });

  it('starts a new visit for a write after its end, and does not write to the account', async () => {
    await usedDaily(89);
    at(90 * DAY_MS);
    const jar = { name: 'Jar', type: 'savings', balance: 1 };
    expect((await ann.post('/api/finance/accounts', jar)).statusCode).toBe(201);
    const accounts = await api.db.selectFrom('accounts').select('user_id').execute();
    const users = await api.db.selectFrom('users').select(['id', 'email']).execute();
    expect(users.find(({ id }) => id === accounts[0]?.user_id)?.email).toBeNull();
  });

  it('lasts for another 90 days after its user has proved who they are again', async () => {
    await usedDaily(89);
    await ann.post('/api/auth/confirm', { password: ANN.password });
    at(91 * DAY_MS);
    expect(await emailOf(ann)).toBe(ANN.email);
  });

  it('is not listed after its end', async () => {
    await usedDaily(89);
    at(90 * DAY_MS);
    const other = api.visitor();
    await other.post('/api/auth/log-in', ANN);
    expect((await other.get('/api/auth/account')).json().sessions).toHaveLength(1);
  });

  it('is one of at most fifty: the one that was seen longest ago ends', async () => {
    for (let n = 1; n <= 50; n += 1) {
      at(n * 1000);
      await api.visitor().post('/api/auth/log-in', ANN);
    }
    expect(await sessions()).toHaveLength(50);
    expect(await emailOf(ann)).toBeNull();
  });
});
