import { claim } from '../bank/job/queue';
import { signUp } from '../testing/sign-up';
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

const jobs = () => api.db.selectFrom('jobs').select('kind').execute();

/** The daily job, as the worker runs it at an instant. */
async function look(instant: string) {
  const clock = () => new Date(instant);
  await scheduleLeftVisits(api.db, clock());
  const job = await claim(api.db, 'test', clock());
  if (job?.kind !== LEFT_VISITS) throw new Error('the job is not due');
  await api.db.deleteFrom('jobs').where('id', '=', job.id).execute();
  return leftVisitsJob({ db: api.db, clock })(job);
}

it.each([
  ['thirty days', '2025-08-15T16:00:00Z', ['privacy.erase']],
  ['a second less', '2025-08-15T15:59:59Z', []],
])('a visit that was logged out of is forgotten after %s', async (_, instant, ordered) => {
  const visitor = await visit();
  await visitor.post('/api/auth/log-out');
  await look(LEFT);
  await look(instant);
  expect((await jobs()).map(({ kind }) => kind)).toEqual(ordered);
});

it('a visit that somebody can come back to stays, and so does an account without a session', async () => {
  await visit();
  const owner = await visit();
  await signUp(api, owner, {
    email: 'ann@example.com',
    password: 'correct horse battery',
  });
  await owner.post('/api/auth/log-out');
  await look(LEFT);
  await look('2025-10-15T16:00:00Z');
  expect(await jobs()).toEqual([]);
});

it('a visit is left once its cookie has run out', async () => {
  await visit();
  await look('2026-07-15T16:00:00Z');
  await look('2026-08-14T16:00:00Z');
  expect((await jobs()).map(({ kind }) => kind)).toEqual(['privacy.erase']);
});

it('comes again a day later', async () => {
  expect(await look(LEFT)).toEqual({ runAt: new Date('2025-07-17T16:00:00Z'), error: null });
});

it('does not come before its day because a server starts', async () => {
  const tomorrow = new Date('2025-07-17T16:00:00Z');
  await scheduleLeftVisits(api.db, tomorrow);
  await scheduleLeftVisits(api.db, new Date(LEFT));
  expect(await claim(api.db, 'test', new Date(LEFT))).toBeNull();
  expect((await claim(api.db, 'test', tomorrow))?.kind).toBe(LEFT_VISITS);
});
