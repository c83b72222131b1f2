import { rm } from 'node:fs/promises';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../../db/database';
import { openTestDatabase, testDatabase } from '../../testing/test-database';
import { LEASE_MS } from '../../db/lease/lease-time';
import { claim, enqueue, finish, putBack } from './queue';
import { createWorker, type JobHandler } from './worker';

const T0 = Date.parse('2026-11-20T17:00:00Z');
const at = (ms: number) => new Date(T0 + ms);
const job = (key: string, ms = 0) => ({ kind: 'work', key, payload: { note: key }, runAt: at(ms) });

let db: Db;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(async () => {
  await db.destroy();
});

const waiting = () => db.selectFrom('jobs').selectAll().orderBy('run_at').execute();

describe('the queue', () => {
  test('gives out what is due, the longest due first, each once', async () => {
    await enqueue(db, job('later', 1));
    await enqueue(db, job('first', -5));
    await enqueue(db, job('second', 0));
    expect((await claim(db, 'me', at(0)))?.key).toBe('first');
    expect((await claim(db, 'me', at(0)))?.key).toBe('second');
    expect(await claim(db, 'me', at(0))).toBeNull();
    expect((await claim(db, 'me', at(1)))?.key).toBe('later');
  });

  const DAY_MS = 86_400_000;
  test.each([
    [2 * DAY_MS, false],
    [2 * DAY_MS + 1, true],
    [390 * DAY_MS, true],
  ])('gives out a job that was put off for %d ms: %s', async (ms, isGivenOut) => {
    await enqueue(db, job('put off', ms));
    expect((await claim(db, 'me', at(0))) !== null).toBe(isGivenOut);
  });

  test('makes one job of two with one key, at the earlier time', async () => {
    await enqueue(db, job('a', 100));
    await enqueue(db, job('a', 50));
    await enqueue(db, job('a', 80));
    expect(await waiting()).toMatchObject([{ run_at: at(50).toISOString() }]);
  });

  test('takes a job with the key of one that is in work, for afterwards', async () => {
    await enqueue(db, job('a'));
    const first = await claim(db, 'me', at(0));
    await enqueue(db, job('a'));
    expect(await waiting()).toHaveLength(2);
    if (first) await finish(db, first);
    expect((await claim(db, 'me', at(0)))?.key).toBe('a');
  });

  test('lets the waiting job stand for one that is put back', async () => {
    await enqueue(db, job('a'));
    const first = await claim(db, 'me', at(0));
    await enqueue(db, job('a', 60_000));
    if (first) await putBack(db, first, { runAt: at(30_000), error: 'X' });
    expect(await waiting()).toMatchObject([{ run_at: at(30_000).toISOString() }]);
  });

  test('counts failures, and forgets them after a success', async () => {
    await enqueue(db, job('a'));
    for (const error of ['X', 'X', null]) {
      const claimed = await claim(db, 'me', at(0));
      if (claimed) await putBack(db, claimed, { runAt: at(0), error });
    }
    expect((await claim(db, 'me', at(0)))?.attempts).toBe(1);
  });

  test('gives out an abandoned job again, but not before its lease has run out', async () => {
    await enqueue(db, job('a'));
    await claim(db, 'who crashes', at(0));
    expect(await claim(db, 'me', at(LEASE_MS))).toBeNull();
    expect(await claim(db, 'me', at(LEASE_MS + 1))).toMatchObject({ key: 'a', attempts: 2 });
  });
});

describe('a lease', () => {
  const claimedBy = (owner: string, ms: number) => claim(db, owner, at(ms));

  test('of a killed instance is taken over within 30 seconds', async () => {
    await enqueue(db, job('a'));
    await claimedBy('who is killed', 0);
    expect(await claimedBy('me', 19_000)).toBeNull();
    expect(await claimedBy('me', 29_000)).toMatchObject({ key: 'a' });
  });

  test('of an instance of the version before, five minutes long, is waited for', async () => {
    await enqueue(db, job('a'));
    const lease_until = at(300_000).toISOString();
    await db.updateTable('jobs').set({ lease_owner: 'old', lease_until }).execute();
    expect(await claimedBy('me', 0)).toBeNull();
    expect(await claimedBy('me', 299_000)).toBeNull();
    expect(await claimedBy('me', 301_000)).toMatchObject({ key: 'a' });
  });

  test('by a clock that was a year ahead is not waited for', async () => {
    await enqueue(db, job('a'));
    const lease_until = at(365 * 86_400_000).toISOString();
    await db.updateTable('jobs').set({ lease_owner: 'ahead', lease_until }).execute();
    expect(await claimedBy('me', 0)).toMatchObject({ key: 'a' });
  });
});

describe('the worker', () => {
  const worker = (base: Db, work: JobHandler, now = at(0)) =>
    createWorker({
      db: base,
      clock: () => now,
      random: () => 0,
      log: { warn: () => undefined, error: () => undefined },
      handlers: { work },
    });

  test('does everything once, also where two share a database', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-queue-'));
    const { where, drop } = await testDatabase(join(folder, 'jobs.db'));
    const [one, two] = [await openDatabase(where), await openDatabase(where)];
    try {
      for (let n = 0; n < 200; n += 1) await enqueue(one, job(`job ${n}`));
      const done: string[] = [];
      const work: JobHandler = async ({ key }) => {
        await new Promise((resolve) => setImmediate(resolve));
        done.push(key);
        return null;
      };
      await Promise.all([worker(one, work).drain(), worker(two, work).drain()]);
      expect(done).toHaveLength(200);
      expect(new Set(done).size).toBe(200);
      expect(await one.selectFrom('jobs').selectAll().execute()).toEqual([]);
    } finally {
      await Promise.all([one.destroy(), two.destroy()]);
      await drop();
      await rm(folder, { recursive: true });
    }
  });

  test('tries again later what failed in a way nobody foresaw', async () => {
    await enqueue(db, job('a'));
    await worker(db, async () => {
      throw new TypeError('a mistake');
    }).drain();
    expect(await waiting()).toMatchObject([
      { run_at: at(60_000).toISOString(), attempts: 1, last_error: 'TypeError', lease_until: null },
    ]);
  });

  test('drops a job of a kind that is no more', async () => {
    await enqueue(db, { ...job('a'), kind: 'forgotten' });
    await worker(db, async () => null).drain();
    expect(await waiting()).toEqual([]);
  });
});
