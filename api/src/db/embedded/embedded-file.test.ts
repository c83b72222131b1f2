import {
  chmodSync,
  mkdtempSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import LibSql from 'libsql';
import { backUp } from '../../../../scripts/back-up/back-up.mjs';
import { type Db, openDatabase } from '../database';
import { ownFile } from './file-owner';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-file-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);
const addUser = (db: Db, id: string) =>
  db
    .insertInto('users')
    .values({ id, email: null, password_hash: null, created_at: '', data_version: 0 })
    .execute();

describe('the files of an embedded database', () => {
  const modes = (of: string) =>
    Object.fromEntries(readdirSync(of).map((name) => [name, modeOf(join(of, name))]));

  it('are readable by their owner only, like their folder and a back-up', async () => {
    const data = join(folder, 'data');
    const owner = ownFile(join(data, 'halyard.db'));
    const db = await openDatabase(join(data, 'halyard.db'));
    await addUser(db, 'ann');
    backUp(join(data, 'halyard.db'), join(folder, 'back-ups/monday.db'));
    expect(modes(data)).toEqual({
      'halyard.db': '600',
      'halyard.db-owner': '600',
      'halyard.db-owner-journal': '600',
      'halyard.db-shm': '600',
      'halyard.db-wal': '600',
    });
    expect(modes(join(folder, 'back-ups'))).toEqual({ 'monday.db': '600' });
    expect([modeOf(data), modeOf(join(folder, 'back-ups'))]).toEqual(['700', '700']);
    await db.destroy();
    owner.release();
  });

  it('are made private if an earlier version left them readable', async () => {
    const path = join(folder, 'halyard.db');
    await (await openDatabase(path)).destroy();
    chmodSync(path, 0o644);
    await (await openDatabase(path)).destroy();
    expect(modeOf(path)).toBe('600');
  });
});

describe('the owner of an embedded database', () => {
  it('is found under each name of the file, even before the file exists', () => {
    const [path, link, byFolder] = ['halyard.db', 'link.db', 'linked'].map((name) =>
      join(folder, name),
    );
    symlinkSync(String(path), String(link));
    symlinkSync(folder, String(byFolder));
    const owner = ownFile(String(link));
    for (const name of [String(path), String(link), join(String(byFolder), 'halyard.db')]) {
      expect(() => ownFile(name)).toThrow('Another Halyard works on');
    }
    owner.release();
    ownFile(String(path)).release();
  });
});

describe('a damaged database', () => {
  const PAGE = 4096;

  async function filled(): Promise<string> {
    const path = join(folder, 'halyard.db');
    const db = await openDatabase(path);
    for (let n = 0; n < 300; n += 1) await addUser(db, `user-${n}-${'x'.repeat(200)}`);
    await db.destroy();
    return path;
  }

  function pageOfUsers(path: string): number {
    const database = new LibSql(path);
    const row: unknown = database
      .prepare("select rootpage from sqlite_master where name = 'users'")
      .raw()
      .get();
    database.close();
    return Array.isArray(row) ? Number(row[0]) : 0;
  }

  it.each<[string, (path: string) => void]>([
    ['was cut off between two pages', (path) => truncateSync(path, 20 * PAGE)],
    ['was cut off within a page', (path) => truncateSync(path, 20 * PAGE + 100)],
    [
      'has a torn page in its middle',
      (path) => {
        const file = openSync(path, 'r+');
        writeSync(file, Buffer.alloc(PAGE, 7), 0, PAGE, (pageOfUsers(path) - 1) * PAGE);
      },
    ],
    [
      'is not a database',
      (path) => {
        const file = openSync(path, 'r+');
        writeSync(file, 'This is a letter to my bank.', 0);
      },
    ],
  ])('that %s is not opened', async (_, damage) => {
    const path = await filled();
    damage(path);
    await expect(openDatabase(path)).rejects.toThrow(/damaged|malformed|not a database/);
  });
});
