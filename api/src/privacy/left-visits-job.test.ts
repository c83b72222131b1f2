import { claimJob } from '../jobs/queue';
import { sha256 } from '../identity/tokens';
import { testApi, type TestApi, type Visitor } from '../testing/test-api';
import { LEFT_VISITS, leftVisitsJob, scheduleLeftVisits } from './left-visits-job';

const JAR = { name: 'Jar', type: 'savings', balance: 1 };
const LEFT = '2025-07-16T16:00:00Z';

let api: TestApi;
beforeEach(async () => {
  api = await testApi();
});
afterEach(() => api.close());

async function visit(): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.post('/api/finance/accounts', JAR);
  return visitor;
}

async function emptyVisit(): Promise<Visitor> {
  const visitor = api.visitor();
  await visitor.call('PUT', '/api/finance/budget', { body: { month: null, assigned: {} } });
  return visitor;
}

const jobs = () => api.db.selectFrom('jobs').select('kind').execute();
const visits = async () => (await api.db.selectFrom('users').select('id').execute()).length;
const rowsOf = async (table: 'accounts' | 'balance_history' | 'sessions') =>
  (await api.db.selectFrom(table).selectAll().execute()).length;
const jarsOf = async (visitor: Visitor) =>
  (await visitor.get('/api/finance/accounts')).json().accounts.length;
const confirmAll = () => api.db.updateTable('users').set({ email: 'ann@example.com' }).execute();

/** Runs the daily job at an instant. */
async function look(instant: string) {
  const clock = () => new Date(instant);
  await scheduleLeftVisits(api.db, clock());
  const job = await claimJob(api.db, 'test', clock());
  if (job?.kind !== LEFT_VISITS) throw new Error('the job is not due');
  await api.db.deleteFrom('jobs').where('id', '=', job.id).execute();
  return leftVisitsJob({ db: api.db, clock })(job);
}

describe('a visit with data', () => {
  it.each([
    ['thirty days', '2025-08-15T16:00:00Z', 0],
    ['a second less', '2025-08-15T15:59:59Z', 1],
  ])('is erased %s after its log-out', async (_, instant, left) => {
    const visitor = await visit();
    await visitor.post('/api/auth/log-out');
    await look(LEFT);
    await look(instant);
    expect([await visits(), await rowsOf('accounts'), await rowsOf('balance_history')]).toEqual([
      left,
      left,
      left,
    ]);
  });

  it('counts as left when its cookie has expired', async () => {
    await visit();
    await look('2026-07-15T16:00:00Z');
    expect(await visits()).toBe(1);
    await look('2026-08-14T16:00:00Z');
    expect([await visits(), await rowsOf('sessions')]).toEqual([0, 0]);
  });

  it('stays while its cookie is valid, like an account without a session', async () => {
    const owner = await visit();
    await confirmAll();
    await owner.post('/api/auth/log-out');
    await visit();
    for (const day of [LEFT, '2025-10-15T16:00:00Z', '2025-12-15T16:00:00Z']) await look(day);
    expect([await visits(), await jobs()]).toEqual([2, []]);
  });

  it('is erased by the queue if a bank is linked', async () => {
    const visitor = await visit();
    const { id } = await api.db.selectFrom('users').select('id').executeTakeFirstOrThrow();
    await api.db
      .insertInto('items')
      .values({
        user_id: id,
        id: 'item',
        plaid_item_id: 'p',
        institution_name: 'Bank',
        status: 'ok',
        cursor_version: 0,
        history: 'complete',
        connected_at: '',
        new_accounts: 0,
      })
      .execute();
    await visitor.post('/api/auth/log-out');
    await look(LEFT);
    await look('2025-08-15T16:00:00Z');
    expect(await jobs()).toEqual([{ kind: 'privacy.erase' }]);
  });
});

describe('a visit without data', () => {
  it.each([
    ['2025-07-22T15:59:59Z', 1],
    ['2025-07-22T16:00:00Z', 0],
  ])('at %s exists %i times', async (instant, left) => {
    await emptyVisit();
    await look(instant);
    expect([await visits(), await rowsOf('sessions')]).toEqual([left, left]);
  });

  it('can start again with the same cookie', async () => {
    const visitor = await emptyVisit();
    await look('2025-08-15T16:00:00Z');
    expect((await visitor.post('/api/finance/accounts', JAR)).statusCode).toBe(201);
    expect([await visits(), await jarsOf(visitor)]).toEqual([1, 1]);
  });

  it('is erased in one run with all others of its kind', async () => {
    const withData = await visit();
    const MANY = 1_250;
    const ids = Array.from({ length: MANY }, (_, n) => `visit-${String(n).padStart(5, '0')}`);
    const at = '2025-07-01T00:00:00.000Z';
    for (let from = 0; from < MANY; from += 250) {
      const part = ids.slice(from, from + 250);
      await api.db
        .insertInto('users')
        .values(part.map((id) => ({ id, created_at: at, data_version: 0 })))
        .execute();
      await api.db
        .insertInto('sessions')
        .values(
          part.map((id) => ({
            token_hash: sha256(id),
            user_id: id,
            created_at: at,
            last_seen_at: at,
            expires_at: '2026-07-01T00:00:00.000Z',
          })),
        )
        .execute();
    }
    expect(await visits()).toBe(MANY + 1);
    await look(LEFT);
    expect([await visits(), await rowsOf('sessions'), await jarsOf(withData)]).toEqual([1, 1, 1]);
  });
});

describe('a clock that is temporarily more than a year ahead', () => {
  const AHEAD = '2026-09-01T16:00:00Z';

  it('deletes no data of an active visitor', async () => {
    const visitor = await visit();
    api.setClock(AHEAD);
    await look(AHEAD);
    expect(await jarsOf(visitor)).toBe(1);
    expect((await visitor.post('/api/finance/accounts', JAR)).statusCode).toBe(201);
    await look('2026-09-02T16:00:00Z');
    api.setClock('2025-07-17T16:00:00Z');
    for (const day of ['2025-07-17', '2025-08-20', '2025-10-01']) await look(`${day}T16:00:00Z`);
    expect(await jarsOf(visitor)).toBe(2);
  });

  it('causes no later deletion', async () => {
    const away = await visit();
    await look(AHEAD);
    await look('2025-07-17T16:00:00Z');
    await away.get('/api/auth/session');
    await look('2026-06-01T16:00:00Z');
    await look('2026-07-14T16:00:00Z');
    expect(await jarsOf(away)).toBe(1);
  });

  it('keeps a visitor’s session when another user logs out', async () => {
    const [stays, leaves] = [await visit(), await visit()];
    api.setClock(AHEAD);
    await leaves.post('/api/auth/log-out');
    api.setClock('2025-07-17T16:00:00Z');
    expect(await jarsOf(stays)).toBe(1);
  });
});

test('the job runs again a day later', async () => {
  expect(await look(LEFT)).toEqual({ runAt: new Date('2025-07-17T16:00:00Z'), error: null });
});

test('the job runs at every start, even if a wrong clock had postponed it', async () => {
  await scheduleLeftVisits(api.db, new Date('2035-01-01T00:00:00Z'));
  await scheduleLeftVisits(api.db, new Date(LEFT));
  expect((await claimJob(api.db, 'test', new Date(LEFT)))?.kind).toBe(LEFT_VISITS);
  expect(await jobs()).toHaveLength(1);
});
