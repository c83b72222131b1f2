import { spawnSync } from 'node:child_process';
import { hostname } from 'node:os';
import type { Db } from '../../db/database';
import { openTestDatabase } from '../../testing/test-database';
import { claim, enqueue } from './queue';
import { leaseOwner, releaseDeadLeases } from '../../db/lease/lease-owner';

const NOW = new Date('2026-11-20T09:00:00Z');

/** A process that ran on this machine and is over. */
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

let db: Db;

beforeEach(async () => {
  db = await openTestDatabase();
  await enqueue(db, { kind: 'work', key: 'a', payload: {}, runAt: NOW });
});

afterEach(async () => {
  await db.destroy();
});

describe('a job that a crash left behind', () => {
  test.each<[string, () => string, boolean]>([
    ['a process that is no more', () => `${hostname()} ${deadPid()} x`, true],
    ['a process before us that had our number', leaseOwner, true],
    ['a process that runs', () => `${hostname()} ${process.ppid} x`, false],
    ['a process of another machine', () => `elsewhere ${deadPid()} x`, false],
  ])('of %s is free at once: %s', async (_, owner, isFree) => {
    await claim(db, owner(), NOW);
    expect(await claim(db, leaseOwner(), NOW)).toBeNull();
    await releaseDeadLeases(db);
    expect((await claim(db, leaseOwner(), NOW)) !== null).toBe(isFree);
  });
});
