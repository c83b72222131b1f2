import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import type { Db } from '../db/database';
import { openTestDatabase } from '../testing/test-database';
import { leaseOwner, releaseDeadLeases } from './lease-owner';
import { claimJob, enqueue } from './queue';

const NOW = new Date('2026-11-20T09:00:00Z');

const endedPid = () => spawnSync(process.execPath, ['--version']).pid;

let db: Db;

beforeEach(async () => {
  db = await openTestDatabase();
  await enqueue(db, { kind: 'work', key: 'a', payload: {}, runAt: NOW });
});

afterEach(async () => {
  await db.destroy();
});

test.each<[string, () => string, boolean]>([
  ['an ended process', () => `${hostname()} ${endedPid()} x`, true],
  ['an earlier process with our process id', leaseOwner, true],
  ['a running process', () => `${hostname()} ${process.ppid} x`, false],
  ['a process of another machine', () => `elsewhere ${endedPid()} x`, false],
])('a job of %s is released at the start: %s', async (_, owner, isFree) => {
  await claimJob(db, owner(), NOW);
  expect(await claimJob(db, leaseOwner(), NOW)).toBeNull();
  await releaseDeadLeases(db);
  expect((await claimJob(db, leaseOwner(), NOW)) !== null).toBe(isFree);
});
