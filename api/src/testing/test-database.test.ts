import { sql } from 'kysely';
import { type Db, openDatabase } from '../db/database';
import { openTestDatabase } from './test-database';

const onEmbedded = process.env.TEST_POSTGRES_URL ? describe.skip : describe;

const shapeOf = async (db: Db) =>
  (
    await sql`
      select type, name, tbl_name, sql from sqlite_master
      where name not like 'kysely%' and name not like 'sqlite_%' order by name
    `.execute(db)
  ).rows;

onEmbedded('a database of a test', () => {
  it('has the migrated tables without rows', async () => {
    const migrated = await openDatabase(':memory:');
    await migrated
      .insertInto('users')
      .values({ id: 'a', email: null, password_hash: null, created_at: '', data_version: 0 })
      .execute();
    const made = await openTestDatabase();
    expect(await shapeOf(made)).toEqual(await shapeOf(migrated));
    expect((await shapeOf(made)).length).toBeGreaterThan(20);
    expect(await made.selectFrom('users').selectAll().execute()).toEqual([]);
    await migrated.destroy();
    await made.destroy();
  });

  it('keeps the foreign keys, however it was made', async () => {
    const [migrated, made] = [await openDatabase(':memory:'), await openTestDatabase()];
    for (const db of [migrated, made]) {
      const { rows } = await sql`pragma foreign_keys`.execute(db);
      expect(rows).toEqual([{ foreign_keys: 1 }]);
      await db.destroy();
    }
  });

  const add = (db: Db, id: string) =>
    db
      .insertInto('users')
      .values({ id, email: null, password_hash: null, created_at: '', data_version: 0 })
      .execute();

  it('has no rows of a closed database and is closed to it', async () => {
    const first = await openTestDatabase();
    await add(first, 'a');
    await first.destroy();
    const second = await openTestDatabase();
    expect(await second.selectFrom('users').selectAll().execute()).toEqual([]);
    await expect(add(first, 'b')).rejects.toThrow();
    await second.destroy();
  });

  it.each(['drop table known_devices', 'pragma foreign_keys = OFF', 'begin'])(
    'is not affected by "%s" in a closed database',
    async (statement) => {
      const first = await openTestDatabase();
      const shape = await shapeOf(first);
      await sql.raw(statement).execute(first);
      await first.destroy();
      const second = await openTestDatabase();
      expect(await shapeOf(second)).toEqual(shape);
      expect((await sql`pragma foreign_keys`.execute(second)).rows).toEqual([{ foreign_keys: 1 }]);
      await sql`begin`.execute(second);
      await second.destroy();
    },
  );
});

describe('a database of a test, embedded or on a server', () => {
  it('has all tables after another test dropped one and renamed a column of another', async () => {
    const first = await openTestDatabase();
    await sql`drop table known_devices`.execute(first);
    await sql`alter table users rename column email to address`.execute(first);
    await first.destroy();
    await first.destroy();
    const second = await openTestDatabase();
    expect(await second.selectFrom('known_devices').selectAll().execute()).toEqual([]);
    expect(await second.selectFrom('users').select('email').execute()).toEqual([]);
    await second.destroy();
  });
});
