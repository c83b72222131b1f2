import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import LibSql from 'libsql';
import { Kysely, Migrator, SqliteDialect } from 'kysely';
import { MIGRATIONS } from './migrations';
import type { Database } from './schema';

export type Db = Kysely<Database>;

/**
 * Opens the embedded database and brings its tables up to date. `:memory:` keeps nothing.
 * Every commit is on the disk before it is acknowledged (`synchronous = FULL`).
 */
export async function openDatabase(path: string): Promise<Db> {
  if (path !== ':memory:') mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const sqlite = new LibSql(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma('busy_timeout = 5000');
  const db = new Kysely<Database>({ dialect: new SqliteDialect({ database: sqlite }) });
  await migrate(db);
  return db;
}

async function migrate(db: Db): Promise<void> {
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw error;
}
