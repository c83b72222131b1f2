import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import LibSql from 'libsql';
import { openDatabase } from '../../db/database';
import { connectBank } from '../item/connect';
import { createUser, linkItem, type TestWorld, testWorld, USER } from '../testing/world';
import { syncItem } from './sync';

let folder: string;
let path: string;
let around: TestWorld;
let world: TestWorld;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-storage-'));
  path = join(folder, 'halyard.db');
  around = await testWorld();
  world = { ...around, db: await openDatabase(path) };
  await createUser(world.db, USER);
});
afterEach(async () => {
  await world.db.destroy();
  await around.close();
  rmSync(folder, { recursive: true });
});

const rows = () => world.db.selectFrom('transactions').selectAll().orderBy('id').execute();

/** Limits the disk to the stored data and little more. */
async function fillDisk(): Promise<void> {
  const { rows: pages } = await sql<{ page_count: number }>`PRAGMA page_count`.execute(world.db);
  await sql.raw(`PRAGMA max_page_count = ${pages[0]?.page_count ?? 0}`).execute(world.db);
}
const emptyDisk = () => sql`PRAGMA max_page_count = 1000000`.execute(world.db);

describe('a full disk', () => {
  test('leaves the last good rows and cursor, and the next sync succeeds', async () => {
    const ref = await linkItem(world, 'retiree');
    await fillDisk();
    await expect(syncItem(world, ref)).rejects.toMatchObject({ code: 'SQLITE_FULL' });
    expect(await rows()).toEqual([]);
    const item = await world.db.selectFrom('items').selectAll().executeTakeFirstOrThrow();
    expect(item).toMatchObject({ cursor: null, status: 'syncing', last_success_at: null });
    await emptyDisk();
    expect(await syncItem(world, ref)).toMatchObject({ state: 'done' });
    expect((await rows()).length).toBeGreaterThan(100);
  });

  test('leaves no link at the bank that cannot be ended', async () => {
    const token = await world.practice.publicToken('retiree');
    await fillDisk();
    const filled = await world.db
      .insertInto('documents')
      .values({ user_id: USER, kind: 'x', body: 'x'.repeat(100_000), updated_at: '' })
      .execute()
      .catch((error: unknown) => error);
    expect(filled).toMatchObject({ code: 'SQLITE_FULL' });
    const marks = { institutionId: null, institutionName: 'x'.repeat(50_000), accounts: [] };
    await expect(connectBank(world, USER, token, marks)).rejects.toThrow();
    expect(await world.db.selectFrom('items').selectAll().execute()).toEqual([]);
    expect(world.network.calls.at(-1)).toBe('/item/remove');
  });
});

test('a locked database leaves the last good rows', async () => {
  const ref = await linkItem(world, 'retiree');
  await syncItem(world, ref);
  const before = await rows();
  await sql`PRAGMA busy_timeout = 1`.execute(world.db);
  const other = new LibSql(path);
  other.exec('BEGIN IMMEDIATE');
  await expect(syncItem(world, ref)).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
  expect(await rows()).toEqual(before);
  other.exec('ROLLBACK');
  other.close();
  expect(await rows()).toEqual(before);
});
