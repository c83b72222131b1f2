import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Db, openDatabase } from '../db/database';
import { openTestDatabase, testDatabase } from '../testing/test-database';
import { enqueue } from './queue';
import { createWorker, type JobHandler } from './worker';

const NOW = new Date('2026-11-20T17:00:00Z');
const job = (key: string, kind = 'work') => ({ kind, key, payload: {}, runAt: NOW });

let db: Db;

beforeEach(async () => {
  db = await openTestDatabase();
});

afterEach(async () => {
  await db.destroy();
});

const worker = (base: Db, work: JobHandler) =>
  createWorker({
    db: base,
    clock: () => NOW,
    random: () => 0,
    log: { error: () => undefined },
    handlers: { work },
  });
const storedJobs = (base = db) => base.selectFrom('jobs').selectAll().execute();

describe('the worker', () => {
  test('runs each job once when two workers share a database', async () => {
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
      expect(await storedJobs(one)).toEqual([]);
    } finally {
      await Promise.all([one.destroy(), two.destroy()]);
      await drop();
      await rm(folder, { recursive: true });
    }
  });

  test('tries a job again later after an unexpected error', async () => {
    await enqueue(db, job('a'));
    await worker(db, async () => {
      throw new TypeError('a mistake');
    }).drain();
    const run_at = new Date(NOW.getTime() + 60_000).toISOString();
    expect(await storedJobs()).toMatchObject([
      { run_at, attempts: 1, last_error: 'TypeError', lease_until: null },
    ]);
  });

  test('deletes a job of an unknown kind', async () => {
    await enqueue(db, job('a', 'forgotten'));
    await worker(db, async () => null).drain();
    expect(await storedJobs()).toEqual([]);
  });
});
