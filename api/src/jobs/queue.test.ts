import type { Db } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { LEASE_MS } from './lease-time';
import { cancelJobs, claimJob, deleteJob, enqueue, requeue } from './queue';

const T0 = Date.parse('2026-11-20T17:00:00Z');
const DAY_MS = 86_400_000;
const at = (ms: number) => new Date(T0 + ms);
const job = (key: string, ms = 0) => ({ kind: 'work', key, payload: { note: key }, runAt: at(ms) });

let db: Db;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(async () => {
  await db.destroy();
});

const storedJobs = () => db.selectFrom('jobs').selectAll().orderBy('run_at').execute();

describe('the queue', () => {
  test('hands out each due job once, the oldest first', async () => {
    await enqueue(db, job('later', 1));
    await enqueue(db, job('first', -5));
    await enqueue(db, job('second', 0));
    expect((await claimJob(db, 'me', at(0)))?.key).toBe('first');
    expect((await claimJob(db, 'me', at(0)))?.key).toBe('second');
    expect(await claimJob(db, 'me', at(0))).toBeNull();
    expect((await claimJob(db, 'me', at(1)))?.key).toBe('later');
  });

  test.each([
    [2 * DAY_MS, false],
    [2 * DAY_MS + 1, true],
    [390 * DAY_MS, true],
  ])('hands out a job that is scheduled %d ms ahead: %s', async (ms, isHandedOut) => {
    await enqueue(db, job('ahead', ms));
    expect((await claimJob(db, 'me', at(0))) !== null).toBe(isHandedOut);
  });

  test('merges waiting jobs with the same key at the earliest time', async () => {
    await enqueue(db, job('a', 100));
    await enqueue(db, job('a', 50));
    await enqueue(db, job('a', 80));
    expect(await storedJobs()).toMatchObject([{ run_at: at(50).toISOString() }]);
  });

  test('accepts a job with the key of a claimed job and runs it afterwards', async () => {
    await enqueue(db, job('a'));
    const first = await claimJob(db, 'me', at(0));
    await enqueue(db, job('a'));
    expect(await storedJobs()).toHaveLength(2);
    if (first) await deleteJob(db, first);
    expect((await claimJob(db, 'me', at(0)))?.key).toBe('a');
  });

  test('merges a returned job with a waiting job that has the same key', async () => {
    await enqueue(db, job('a'));
    const first = await claimJob(db, 'me', at(0));
    await enqueue(db, job('a', 60_000));
    if (first) await requeue(db, first, { runAt: at(30_000), error: 'X' });
    expect(await storedJobs()).toMatchObject([{ run_at: at(30_000).toISOString() }]);
  });

  test('counts failed attempts and starts again at one after a success', async () => {
    await enqueue(db, job('a'));
    for (const error of ['X', 'X', null]) {
      const claimed = await claimJob(db, 'me', at(0));
      if (claimed) await requeue(db, claimed, { runAt: at(0), error });
    }
    expect((await claimJob(db, 'me', at(0)))?.attempts).toBe(1);
  });

  test('cancels waiting jobs but not a claimed job', async () => {
    await enqueue(db, job('a', -1));
    await claimJob(db, 'me', at(0));
    await enqueue(db, job('a'));
    await enqueue(db, job('b'));
    await cancelJobs(db, ['a']);
    expect((await storedJobs()).map(({ dedupe_key: key }) => key)).toEqual([null, 'b']);
  });
});

describe('a lease', () => {
  const claimedBy = (owner: string, ms: number) => claimJob(db, owner, at(ms));

  beforeEach(() => enqueue(db, job('a')));

  test('protects a job until it ends', async () => {
    await claimedBy('crashed', 0);
    expect(await claimedBy('me', LEASE_MS)).toBeNull();
    expect(await claimedBy('me', LEASE_MS + 1)).toMatchObject({ key: 'a', attempts: 2 });
  });

  test('of a killed instance is taken over within 30 seconds', async () => {
    await claimedBy('killed', 0);
    expect(await claimedBy('me', 19_000)).toBeNull();
    expect(await claimedBy('me', 29_000)).toMatchObject({ key: 'a' });
  });

  test('of five minutes, which the previous version took, is respected', async () => {
    const lease_until = at(300_000).toISOString();
    await db.updateTable('jobs').set({ lease_owner: 'old', lease_until }).execute();
    expect(await claimedBy('me', 0)).toBeNull();
    expect(await claimedBy('me', 299_000)).toBeNull();
    expect(await claimedBy('me', 301_000)).toMatchObject({ key: 'a' });
  });

  test('that ends a year ahead because of a wrong clock is ignored', async () => {
    const lease_until = at(365 * DAY_MS).toISOString();
    await db.updateTable('jobs').set({ lease_owner: 'ahead', lease_until }).execute();
    expect(await claimedBy('me', 0)).toMatchObject({ key: 'a' });
  });
});
