import { countOf } from '@halyard/shared-contracts/testing/thorough';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { openTestDatabase, testDatabase } from '../testing/test-database';
import { type Db, openDatabase } from './database';
import { inTransaction } from './transaction';

const CROWD = countOf({ usual: 150, thorough: 400 });

let db: Db;
beforeEach(async () => {
  db = await openTestDatabase();
});
afterEach(() => db.destroy());

const user = (id: string) => ({
  id,
  email: null,
  password_hash: null,
  created_at: '',
  data_version: 0,
});
const addUsers = (...ids: string[]) => db.insertInto('users').values(ids.map(user)).execute();
const allIds = async (of: Db) =>
  (await of.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);
const ids = () => allIds(db);

describe('either database', () => {
  it('orders texts byte by byte', async () => {
    await addUsers('b', 'B', 'a-b', 'ab', 'a', 'ä', '1');
    expect(await ids()).toEqual(['1', 'B', 'a', 'a-b', 'ab', 'b', 'ä']);
  });

  it('stores a text that contains the character NUL', async () => {
    await addUsers('a\u0000b');
    expect(await ids()).toHaveLength(1);
  });

  it('returns counts and sums as numbers', async () => {
    await addUsers('a', 'b');
    const cents = 9_007_199_254_740_991;
    await db
      .insertInto('balance_history')
      .values({ user_id: 'a', account_id: 'x', date: '2026-11-20', balance_cents: cents })
      .execute();
    const counted = await db
      .selectFrom('balance_history')
      .select((is) => [
        is.fn.countAll<number>().as('rows'),
        is.fn.sum<number>('balance_cents').as('sum'),
        is.fn.max('balance_cents').as('most'),
      ])
      .executeTakeFirst();
    expect(counted).toEqual({ rows: 1, sum: cents, most: cents });
  });

  it('stores a share exactly', async () => {
    const aprPercent = 24.123456789012;
    await db
      .insertInto('accounts')
      .values({
        user_id: 'a',
        id: 'x',
        kind: 'debt',
        type: 'loan',
        name: '',
        institution: '',
        currency: 'USD',
        source: 'manual',
        updated_at: '',
        apr_percent: aprPercent,
      })
      .execute();
    const row = await db.selectFrom('accounts').select('apr_percent').executeTakeFirst();
    expect(row?.apr_percent).toBe(aprPercent);
  });

  it('finds nothing in an empty list and everything outside of it', async () => {
    await addUsers('a');
    const users = db.selectFrom('users').select('id');
    expect(await users.where('id', 'in', []).execute()).toEqual([]);
    expect(await users.where('id', 'not in', []).execute()).toEqual([{ id: 'a' }]);
  });
});

describe('a transaction', () => {
  const version = async (of: Db, id: string) =>
    (
      await of
        .selectFrom('users')
        .select('data_version')
        .where('id', '=', id)
        .executeTakeFirstOrThrow()
    ).data_version;
  const setVersion = (of: Db, id: string, to: number) =>
    of.updateTable('users').set({ data_version: to }).where('id', '=', id).execute();

  it('is serialized: 20 simultaneous ones that read and write each add their part', async () => {
    await addUsers('a');
    const add = () =>
      inTransaction(db, async (trx) => setVersion(trx, 'a', (await version(trx, 'a')) + 1));
    await Promise.all(Array.from({ length: 20 }, add));
    expect(await version(db, 'a')).toBe(20);
  });

  it('is soon repeated with success in a crowd that all conflict with each other', async () => {
    const tries = new Map<string, number>();
    const addCounted = (id: string) =>
      inTransaction(db, async (trx) => {
        tries.set(id, (tries.get(id) ?? 0) + 1);
        let there = 0;
        // These reads take a while, so that the other transactions come in between.
        for (let read = 0; read < 6; read += 1) there = (await allIds(trx)).length;
        await trx
          .insertInto('users')
          .values({ ...user(id), data_version: there })
          .execute();
      });
    const crowd = Array.from({ length: CROWD }, (_, at) => addCounted(`user-${at}`));
    await Promise.all(crowd);
    const rows = await db.selectFrom('users').select('data_version').execute();
    const counted = rows.map((row) => row.data_version).toSorted((a, b) => a - b);
    expect(counted).toEqual([...crowd.keys()]);
    expect(Math.max(...tries.values())).toBeLessThan(8);
  });

  it('sees the result of another one: only one of two exclusive ones succeeds', async () => {
    await addUsers('a', 'b');
    const takeUnlessTaken = (mine: string, other: string) =>
      inTransaction(db, async (trx) => {
        if ((await version(trx, other)) === 0) await setVersion(trx, mine, 1);
      });
    await Promise.all([takeUnlessTaken('a', 'b'), takeUnlessTaken('b', 'a')]);
    expect((await version(db, 'a')) + (await version(db, 'b'))).toBe(1);
  });

  it('inside another one is rolled back with it', async () => {
    const attempt = inTransaction(db, async (trx) => {
      await inTransaction(trx, (inner) => inner.insertInto('users').values(user('a')).execute());
      throw new Error('changed my mind');
    });
    await expect(attempt).rejects.toThrow('changed my mind');
    expect(await ids()).toEqual([]);
  });
});

describe('an unusable database', () => {
  it('is described in one sentence without its password', async () => {
    await expect(openDatabase('postgres://ann:secret@127.0.0.1:9/halyard')).rejects.toThrow(
      'PostgreSQL at 127.0.0.1:9 does not answer. Check DATABASE_URL, and that the server runs.',
    );
  });

  it('is refused if a newer version changed it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'halyard-newer-'));
    const { where, drop } = await testDatabase(join(folder, 'newer.db'), { isFresh: true });
    const newer = await openDatabase(where);
    await sql`insert into kysely_migration (name, timestamp) values ('9999-newer', '')`.execute(
      newer,
    );
    await newer.destroy();
    await expect(openDatabase(where)).rejects.toThrow(
      'The database was made by a newer version of Halyard. Start that version, or restore a back-up.',
    );
    await drop();
    rmSync(folder, { recursive: true });
  });
});
