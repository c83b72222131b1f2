import { randomUUID } from 'node:crypto';
import { Kysely, sql } from 'kysely';
import { Client } from 'pg';
import { type Db, openDatabase, openHandle } from '../db/database';
import { OneHandleDialect } from '../db/one-handle';
import type { Database } from '../db/schema';

/** A database that belongs to one test. */
export interface TestDatabase {
  /** What `openDatabase` takes. */
  readonly where: string;
  /** Takes it away, once nobody is connected. */
  drop(): Promise<void>;
}

/** The server that `npm test postgres` started; without one, tests run on the embedded database. */
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

/** Numbers of this worker's databases that a test holds right now. */
const held = new Set<number>();

function firstFree(): number {
  let number = 1;
  while (held.has(number)) number += 1;
  return number;
}

/** Making a database takes PostgreSQL much longer than emptying one, so a worker's tests use the same ones in turn. */
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

async function freshDatabase(server: string): Promise<TestDatabase> {
  const name = `fresh_${randomUUID().replaceAll('-', '')}`;
  await connected(server, (client) => client.query(`create database ${name}`));
  const drop = () =>
    connected(server, (client) => client.query(`drop database ${name} with (force)`));
  return { where: onServer(server, name), drop: async () => void (await drop()) };
}

/**
 * A database without rows, of the kind that is being tested. A path makes an embedded one a file that others can open;
 * a fresh one has no tables either.
 */
export async function testDatabase(
  path = ':memory:',
  { isFresh = false } = {},
): Promise<TestDatabase> {
  if (!SERVER) return { where: path, drop: async () => undefined };
  return isFresh ? freshDatabase(SERVER) : databaseInTurn(SERVER);
}

/** What the migrations make of an empty embedded database. */
let tables: string | null = null;

async function tablesOf(db: Db): Promise<string> {
  const { rows } = await sql<{ sql: string }>`
    select sql from sqlite_master where sql is not null and name not like 'sqlite_%' order by rowid
  `.execute(db);
  return rows.map((row) => row.sql).join(';\n');
}

/** The first one of a file of tests is migrated; the same tables made at once take a tenth of the time. */
async function openInMemory(): Promise<Db> {
  if (tables === null) {
    const first = await openDatabase(':memory:');
    tables = await tablesOf(first);
    return first;
  }
  const database = openHandle(':memory:');
  database.exec(tables);
  const db = new Kysely<Database>({ dialect: new OneHandleDialect(database) });
  // Before its first query Kysely has nothing to close, and a test may end with the database.
  await sql`select 1`.execute(db);
  return db;
}

/** An empty database with its tables, which goes away with its last connection. */
export async function openTestDatabase(): Promise<Db> {
  if (!SERVER) return openInMemory();
  const { where, drop } = await databaseInTurn(SERVER);
  const db = await openDatabase(where);
  const destroy = db.destroy.bind(db);
  return Object.assign(db, {
    destroy: async () => {
      await destroy();
      await drop();
    },
  });
}
