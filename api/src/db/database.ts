import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import LibSql from 'libsql';
import { type Dialect, Kysely, Migrator, SqliteDialect } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';
import { TwoHandleDialect } from './two-handles';

export type Db = Kysely<Database>;

/**
 * Opens the embedded database and brings its tables up to date. `:memory:` keeps nothing.
 * Every commit is on the disk before it is acknowledged (`synchronous = FULL`).
 */
export async function openDatabase(path: string): Promise<Db> {
  const db = new Kysely<Database>({ dialect: dialectOf(path) });
  await migrate(db);
  return db;
}

/** A database in memory is seen by its own handle alone. */
function dialectOf(path: string): Dialect {
  if (path === ':memory:') return new SqliteDialect({ database: openHandle(path) });
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const writer = openHandle(path);
  const reader = openHandle(path);
  reader.pragma('query_only = ON');
  return new TwoHandleDialect(reader, writer);
}

function openHandle(path: string) {
  const sqlite = new LibSql(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  return sqlite;
}

async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
