import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { type Db, openDatabase } from '../database';

let folder: string;
let db: Db;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-handles-'));
  db = await openDatabase(join(folder, 'halyard.db'));
});

afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

const add = (to: Db, id: string) =>
  to
    .insertInto('users')
    .values({ id, email: null, password_hash: null, created_at: '', data_version: 0 })
    .execute();
const ids = async (of: Db = db) =>
  (await of.selectFrom('users').select('id').orderBy('id').execute()).map(({ id }) => id);

test('a read after a write returns the written row', async () => {
  await add(db, 'ann');
  expect(await ids()).toEqual(['ann']);
});

test('during a transaction, others read the last commit and the transaction reads its own writes', async () => {
  await add(db, 'ann');
  await db.transaction().execute(async (trx) => {
    await add(trx, 'bea');
    expect(await ids(trx)).toEqual(['ann', 'bea']);
    expect(await ids()).toEqual(['ann']);
  });
  expect(await ids()).toEqual(['ann', 'bea']);
});

test('a write outside waits for the transaction, and transactions run one after the other', async () => {
  const order: string[] = [];
  let waiting: Promise<unknown>[] = [];
  await db.transaction().execute(async (trx) => {
    waiting = [
      add(db, 'bea').then(() => order.push('bea')),
      db.transaction().execute(async (other) => {
        await add(other, 'cid');
        order.push('cid');
      }),
    ];
    await add(trx, 'ann');
    await new Promise((resolve) => setTimeout(resolve, 20));
    order.push('ann');
  });
  await Promise.all(waiting);
  expect(order[0]).toBe('ann');
  expect(await ids()).toEqual(['ann', 'bea', 'cid']);
});

test('a failed transaction changes nothing, and the next one can write', async () => {
  const attempt = db.transaction().execute(async (trx) => {
    await add(trx, 'ann');
    await add(trx, 'ann');
  });
  await expect(attempt).rejects.toThrow();
  expect(await ids()).toEqual([]);
  await add(db, 'ann');
  expect(await ids()).toEqual(['ann']);
});

test('a write that returns its row is a write', async () => {
  await add(db, 'ann');
  const rows = await db.updateTable('users').set({ data_version: 3 }).returningAll().execute();
  expect(rows).toMatchObject([{ id: 'ann', data_version: 3 }]);
});

test('a commit of another process is visible at once', async () => {
  const other = await openDatabase(join(folder, 'halyard.db'));
  await add(other, 'ann');
  expect(await ids()).toEqual(['ann']);
  await db.transaction().execute(async (trx) => {
    await add(trx, 'bea');
    expect(await ids(other)).toEqual(['ann']);
  });
  expect(await ids(other)).toEqual(['ann', 'bea']);
  await other.destroy();
});

test('a closed database is complete in its main file', async () => {
  await add(db, 'ann');
  await db.destroy();
  copyFileSync(join(folder, 'halyard.db'), join(folder, 'copy.db'));
  db = await openDatabase(join(folder, 'copy.db'));
  expect(await ids()).toEqual(['ann']);
});

test('a handled error inside a transaction affects only its own statement', async () => {
  await db.transaction().execute(async (trx) => {
    await add(trx, 'ann');
    await expect(add(trx, 'ann')).rejects.toThrow();
    await add(trx, 'bea');
  });
  expect(await ids()).toEqual(['ann', 'bea']);
});

describe('a write during the lock of another process', () => {
  const locked = () => {
    const other = new LibSql(join(folder, 'halyard.db'));
    other.exec('BEGIN IMMEDIATE');
    return () => {
      other.exec('ROLLBACK');
      other.close();
    };
  };

  test.each<[string, () => Promise<unknown>]>([
    ['by itself', () => add(db, 'ann')],
    ['in a transaction', () => db.transaction().execute((trx) => add(trx, 'ann'))],
    [
      'in a transaction that begins with a read',
      () =>
        db.transaction().execute(async (trx) => {
          await ids(trx);
          await add(trx, 'ann');
        }),
    ],
  ])('%s waits until the lock is released, while others read', async (_, write) => {
    const unlock = locked();
    const writing = write();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(await ids()).toEqual([]);
    unlock();
    await writing;
    expect(await ids()).toEqual(['ann']);
  });
});

describe('a write that waited too long for the lock of another process', () => {
  beforeEach(async () => {
    await db.destroy();
    db = await openDatabase(join(folder, 'halyard.db'), { lockPatienceMs: 30 });
  });

  const meetLock = async () => {
    const other = new LibSql(join(folder, 'halyard.db'));
    other.exec('BEGIN IMMEDIATE');
    await expect(add(db, 'ann')).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('ROLLBACK');
    other.close();
  };

  test('leaves the next transaction able to commit', async () => {
    await meetLock();
    await db.transaction().execute((trx) => add(trx, 'bea'));
    expect(await ids()).toEqual(['bea']);
  });

  test('leaves the next write able to commit', async () => {
    await meetLock();
    await add(db, 'bea');
    expect(await ids()).toEqual(['bea']);
  });

  test('inside a transaction affects only that transaction', async () => {
    const other = new LibSql(join(folder, 'halyard.db'));
    other.exec('BEGIN IMMEDIATE');
    const refused = db.transaction().execute((trx) => add(trx, 'ann'));
    await expect(refused).rejects.toMatchObject({ code: 'SQLITE_BUSY' });
    other.exec('ROLLBACK');
    other.close();
    await db.transaction().execute((trx) => add(trx, 'bea'));
    expect(await ids()).toEqual(['bea']);
  });
});
