import { randomUUID } from 'node:crypto';
import { getEnvironmentData, setEnvironmentData } from 'node:worker_threads';
import { Kysely, sql } from 'kysely';
import type LibSql from 'libsql';
import { Client } from 'pg';
import { type Db, openDatabase, openHandle } from '../db/database';
import { OneHandleDialect } from '../db/embedded/embedded-adapter';
import { MIGRATIONS } from '../db/migrations';
import type { Database } from '../db/schema';
import { freeHandles } from './free-handles';

export interface TestDatabase {
  readonly where: string;
  /** It works only after all connections are closed. */
  drop(): Promise<void>;
}

/** `npm test postgres` sets it; otherwise tests use the embedded database. */
const SERVER = process.env.TEST_POSTGRES_URL;

const onServer = (server: string, name: string): string => {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
};

async function connected<T>(server: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: server });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const EMPTY_ALL_TABLES = `do $$ declare name text; begin
  for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  loop execute format('delete from %I', name); end loop;
end $$`;

const held = new Set<number>();

function firstFree(): number {
  let number = 1;
  while (held.has(number)) number += 1;
  return number;
}

/** Creating a PostgreSQL database takes much longer than emptying one. */
async function databaseInTurn(server: string): Promise<TestDatabase> {
  const number = firstFree();
  held.add(number);
  const name = `test_${process.env.JEST_WORKER_ID}_${number}`;
  const where = onServer(server, name);
  await connected(server, async (client) => {
    const known = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${name}`);
  });
  await connected(where, (client) => client.query(EMPTY_ALL_TABLES));
  return { where, drop: async () => void held.delete(number) };
}

const removeDatabase = (server: string, where: string): Promise<unknown> => {
  const name = new URL(where).pathname.slice(1);
  return connected(server, (client) => client.query(`drop database ${name} with (force)`));
};

async function freshDatabase(server: string): Promise<TestDatabase> {
  const name = `fresh_${randomUUID().replaceAll('-', '')}`;
  await connected(server, (client) => client.query(`create database ${name}`));
  const where = onServer(server, name);
  return { where, drop: async () => void (await removeDatabase(server, where)) };
}

/** Returns an empty database. A path selects an embedded file; a fresh database has no tables. */
export async function testDatabase(
  path = ':memory:',
  { isFresh = false } = {},
): Promise<TestDatabase> {
  if (!SERVER) return { where: path, drop: async () => undefined };
  return isFresh ? freshDatabase(SERVER) : databaseInTurn(SERVER);
}

interface Schema {
  readonly make: string;
  readonly empty: string;
}

async function schemaOf(db: Db): Promise<Schema> {
  const { rows } = await sql<{ type: string; name: string; sql: string }>`
    select type, name, sql from sqlite_master
    where sql is not null and name not like 'sqlite_%' order by rowid
  `.execute(db);
  const tables = rows.filter(({ type }) => type === 'table');
  return {
    make: rows.map((row) => row.sql).join(';\n'),
    empty: `begin; ${tables.map(({ name }) => `delete from "${name}";`).join('')} commit`,
  };
}

/** A process keeps the schema for its later test files, until a migration changes. */
const KEPT = `schema after ${Object.entries(MIGRATIONS)
  .map(([name, { up }]) => `${name}: ${String(up)}`)
  .join()}`;

const isSchema = (kept: unknown): kept is Schema =>
  typeof kept === 'object' && kept !== null && 'make' in kept && 'empty' in kept;

async function keptSchema(): Promise<Schema> {
  const kept: unknown = getEnvironmentData(KEPT);
  if (isSchema(kept)) return kept;
  const first = await openDatabase(':memory:');
  const schema = await schemaOf(first);
  await first.destroy();
  setEnvironmentData(KEPT, { ...schema });
  return schema;
}

function newHandle({ make }: Schema): LibSql.Database {
  const handle = openHandle(':memory:');
  handle.exec(make);
  return handle;
}

function pragma(handle: LibSql.Database, name: 'foreign_keys' | 'schema_version'): unknown {
  const row: unknown = handle.prepare(`pragma ${name}`).raw().get();
  return Array.isArray(row) ? row[0] : null;
}

/** Returns whether a test left nothing behind. SQLite changes the version with each change of the tables. */
const isReusable = (handle: LibSql.Database, version: unknown): boolean =>
  !handle.inTransaction &&
  pragma(handle, 'foreign_keys') === 1 &&
  pragma(handle, 'schema_version') === version;

/** These handles belong to a database that was closed. */
const closed = new WeakSet<LibSql.Database>();

/** Returns a handle that is emptied instead of closed, because making the tables takes thirty times as long. */
function borrowed(from: Schema): LibSql.Database {
  const free = freeHandles(from.make);
  const handle = free.pop() ?? newHandle(from);
  const version = pragma(handle, 'schema_version');
  const prepare: LibSql.Database['prepare'] = (source) => {
    if (closed.has(own)) throw new Error('This database is closed.');
    return handle.prepare(source);
  };
  const close = () => {
    closed.add(own);
    if (!isReusable(handle, version)) return handle.close();
    handle.exec(from.empty);
    free.push(handle);
  };
  const own: LibSql.Database = Object.create(handle, {
    prepare: { value: prepare },
    close: { value: close },
  });
  return own;
}

interface InMemory {
  readonly handle: LibSql.Database;
  readonly empty: string;
  readonly version: unknown;
}

/** These are the open databases in memory. */
const inMemory = new WeakMap<Db, InMemory>();

async function openInMemory(): Promise<Db> {
  const schema = await keptSchema();
  const handle = borrowed(schema);
  const db = new Kysely<Database>({ dialect: new OneHandleDialect(handle) });
  inMemory.set(db, { handle, empty: schema.empty, version: pragma(handle, 'schema_version') });
  // Kysely closes only a connection that was used.
  await sql`select 1`.execute(db);
  return db;
}

/** Deletes all rows and returns true, unless the test changed the database in another way. */
export function emptyTestDatabase(db: Db): boolean {
  const known = inMemory.get(db);
  if (!known || closed.has(known.handle)) return false;
  if (!isReusable(known.handle, known.version)) return false;
  known.handle.exec(known.empty);
  return true;
}

/** Returns a code that changes with each table and column of a server's database. */
async function shapeOnServer(db: Db): Promise<string | undefined> {
  const { rows } = await sql<{ shape: string }>`
    select md5(string_agg(relname || '.' || attname, ',' order by relname, attnum)) as shape
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and attnum > 0 and not attisdropped
  `.execute(db);
  return rows[0]?.shape;
}

/** The next test gets a new database if this test changed the tables. */
async function openOnServer(server: string): Promise<Db> {
  const { where, drop } = await databaseInTurn(server);
  const db = await openDatabase(where);
  const before = await shapeOnServer(db);
  const destroy = db.destroy.bind(db);
  let isOpen = true;
  return Object.assign(db, {
    destroy: async () => {
      if (!isOpen) return;
      isOpen = false;
      const isChanged = (await shapeOnServer(db)) !== before;
      await destroy();
      if (isChanged) await removeDatabase(server, where);
      await drop();
    },
  });
}

/** The database disappears with its last connection. */
export const openTestDatabase = (): Promise<Db> => (SERVER ? openOnServer(SERVER) : openInMemory());
