import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestDatabase } from '../../testing/test-database';
import { type Db, openDatabase } from '../database';
import { type Copied, copyDatabase } from './copy-database';

let folder: string;
let from: Db;
let to: Db;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-copy-'));
  from = await openDatabase(join(folder, 'halyard.db'));
  to = await openTestDatabase();
});
afterEach(async () => {
  await from.destroy();
  await to.destroy();
  rmSync(folder, { recursive: true });
});

const user = (id: string) => ({
  id,
  email: null,
  password_hash: null,
  created_at: '2026-11-20T09:00:00.000Z',
  data_version: 3,
});

const balance = (n: number) => ({
  user_id: 'ann',
  account_id: `account ${n}`,
  date: '2026-11-20',
  balance_cents: n % 2 === 0 ? -n : 9_007_199_254_740_991 - n,
});

async function fill(): Promise<void> {
  await from
    .insertInto('users')
    .values([user('ann'), user('a\u0000b'), user('Zoë 🏦')])
    .execute();
  const balances = Array.from({ length: 1201 }, (_, n) => balance(n));
  for (let at = 0; at < balances.length; at += 400) {
    await from
      .insertInto('balance_history')
      .values(balances.slice(at, at + 400))
      .execute();
  }
}

const copy = async () => {
  const copied: Copied[] = [];
  await copyDatabase(from, to, (table) => void copied.push(table));
  return new Map(copied.map(({ table, rows }) => [table, rows]));
};

test('the copy command copies every row of every table', async () => {
  await fill();
  const rows = await copy();
  expect([rows.get('users'), rows.get('balance_history'), rows.get('jobs')]).toEqual([3, 1201, 0]);
  const read = (db: Db) =>
    db.selectFrom('balance_history').selectAll().orderBy('account_id').execute();
  expect(await read(to)).toEqual(await read(from));
});

test('the copy command copies the used quota of each user', async () => {
  await fill();
  await copy();
  const used = (db: Db) =>
    db.selectFrom('users').select(['id', 'used_rows', 'used_bytes']).orderBy('id').execute();
  expect(await used(to)).toEqual(await used(from));
  expect(await used(to)).toContainEqual({ id: 'ann', used_rows: 1201, used_bytes: 1201 * 400 });
});

test('the copy command refuses a target with rows and leaves them unchanged', async () => {
  await fill();
  await to.insertInto('users').values(user('bea')).execute();
  await expect(copy()).rejects.toThrow(
    'The table users of the target has rows already. Copy into an empty database.',
  );
  expect(await to.selectFrom('balance_history').selectAll().execute()).toEqual([]);
});

test('the copy command detects a difference and rolls back', async () => {
  await fill();
  await to.schema.alterTable('balance_history').renameTo('balances_kept').execute();
  await to.schema
    .createView('balance_history')
    .as(
      to
        .selectFrom('balances_kept' as 'balance_history')
        .selectAll()
        .where('balance_cents', '<', 0),
    )
    .execute();
  try {
    await expect(copy()).rejects.toThrow(
      'The table balance_history differs after the copy: 1201 rows',
    );
    expect(await to.selectFrom('users').selectAll().execute()).toEqual([]);
  } finally {
    await to.schema.dropView('balance_history').execute();
    await to.schema.alterTable('balances_kept').renameTo('balance_history').execute();
  }
});
