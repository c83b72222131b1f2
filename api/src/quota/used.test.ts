import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, Migrator } from 'kysely';
import { bumpDataVersion } from '../db/data-version';
import { type Db, openDatabase, openHandle } from '../db/database';
import { MIGRATIONS } from '../db/migrations';
import { OneHandleDialect } from '../db/embedded/embedded-adapter';
import { isPostgresUrl, openPostgres } from '../db/postgres/open';
import type { Database } from '../db/schema';
import { createTenant } from '../identity/accounts';
import { openTestDatabase, testDatabase } from '../testing/test-database';
import { usageOf } from './usage';

const NOW = new Date('2025-07-15T16:00:00Z');
const ROW_BYTES = 400;

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
  for (const id of ['ann', 'bea']) await createTenant(db, NOW, id);
});
afterEach(() => db.destroy());

const used = async (userId: string) => (await usageOf(db, userId))?.used;

const message = (id: string, content: string, user_id = 'ann') => ({
  user_id,
  id,
  type: 'user' as const,
  content,
  created_at: '',
});
const say = (...lines: ReturnType<typeof message>[]) =>
  db.insertInto('chat_messages').values(lines).execute();

test('the quota counts each added row and the bytes of its texts', async () => {
  await say(message('1', 'hello'), message('2', '€'), message('1', '', 'bea'));
  expect(await used('ann')).toEqual({ rows: 2, bytes: 2 * ROW_BYTES + 5 + 3 });
  expect(await used('bea')).toEqual({ rows: 1, bytes: ROW_BYTES });
});

test('the quota subtracts deleted rows', async () => {
  await say(message('1', 'hello'), message('2', 'you'), message('3', 'there'));
  await db.deleteFrom('chat_messages').where('id', 'in', ['1', '3']).execute();
  expect(await used('ann')).toEqual({ rows: 1, bytes: ROW_BYTES + 3 });
});

test('the quota counts the difference when a text changes', async () => {
  await say(message('1', 'hello'));
  await db.updateTable('chat_messages').set({ content: 'hello there' }).execute();
  expect(await used('ann')).toEqual({ rows: 1, bytes: ROW_BYTES + 11 });
  await db.updateTable('chat_messages').set({ content: '' }).execute();
  expect(await used('ann')).toEqual({ rows: 1, bytes: ROW_BYTES });
});

test('the quota counts a replaced row once', async () => {
  const write = (body: string) =>
    db
      .insertInto('documents')
      .values({ user_id: 'ann', kind: 'x', body, updated_at: '' })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ body }))
      .execute();
  await write('long text');
  await write('short');
  expect(await used('ann')).toEqual({ rows: 1, bytes: ROW_BYTES + 5 });
});

test('the quota counts a moved row for its new user', async () => {
  await say(message('1', 'hello'));
  await db.updateTable('chat_messages').set({ user_id: 'bea' }).execute();
  expect(await used('ann')).toEqual({ rows: 0, bytes: 0 });
  expect(await used('bea')).toEqual({ rows: 1, bytes: ROW_BYTES + 5 });
});

test('the quota counts nothing of a failed transaction', async () => {
  const failing = db.transaction().execute(async (trx) => {
    await trx.insertInto('chat_messages').values(message('1', 'hello')).execute();
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await used('ann')).toEqual({ rows: 0, bytes: 0 });
});

test('the quota changes nothing when other columns change', async () => {
  await say(message('1', 'hello'));
  await bumpDataVersion(db, 'ann');
  await db.updateTable('chat_messages').set({ created_at: 'later' }).execute();
  expect(await used('ann')).toEqual({ rows: 1, bytes: ROW_BYTES + 5 });
});

test('the quota counts rows that existed before counting started', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'halyard-quota-'));
  const database = await testDatabase(join(folder, 'halyard.db'), { isFresh: true });
  const before = Object.entries(MIGRATIONS).filter(([name]) => name < '0016');
  const old = isPostgresUrl(database.where)
    ? await openPostgres(database.where)
    : new Kysely<Database>({ dialect: new OneHandleDialect(openHandle(database.where)) });
  const provider = { getMigrations: async () => Object.fromEntries(before) };
  await new Migrator({ db: old, provider }).migrateToLatest();
  await old
    .insertInto('users')
    .values(['ann', 'bea'].map((id) => ({ id, created_at: '', data_version: 0 })))
    .execute();
  await old.insertInto('chat_messages').values(message('1', 'hello')).execute();
  await old
    .insertInto('budgets')
    .values({ user_id: 'ann', month: '', category_key: 'food' })
    .execute();
  await old.destroy();

  const migrated = await openDatabase(database.where);
  expect((await usageOf(migrated, 'ann'))?.used).toEqual({ rows: 2, bytes: 2 * ROW_BYTES + 9 });
  expect((await usageOf(migrated, 'bea'))?.used).toEqual({ rows: 0, bytes: 0 });
  await migrated.destroy();
  await database.drop();
  rmSync(folder, { recursive: true });
});
