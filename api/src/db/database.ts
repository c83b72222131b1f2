import LibSql from 'libsql';
import { type Dialect, Kysely, Migrator, sql } from 'kysely';
import { OneHandleDialect } from './embedded/embedded-adapter';
import { assertIntact, embeddedFile } from './embedded/embedded-file';
import { FreshHandle } from './embedded/fresh-handle';
import { MIGRATIONS } from './migrations';
import { isPostgresUrl, openPostgres } from './postgres/open';
import type { Database } from './schema';
import { TwoHandleDialect } from './embedded/two-handles';
import { UnusableDatabase } from './unusable-database';

export type Db = Kysely<Database>;

/**
 * Opens `postgres://…` or the path of an embedded database, and runs the migrations. A commit is on the disk before it
 * is acknowledged. A writer of an embedded database waits up to `lockPatienceMs` for the lock of another process.
 * Throws an `UnusableDatabase`.
 */
export async function openDatabase(
  where: string,
  { lockPatienceMs = 5_000 }: { readonly lockPatienceMs?: number } = {},
): Promise<Db> {
  const db = isPostgresUrl(where)
    ? await openPostgres(where)
    : new Kysely<Database>({ dialect: embedded(where, lockPatienceMs) });
  try {
    await migrate(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/** A database in memory has one handle, because no other handle can see it. */
function embedded(path: string, lockPatienceMs: number): Dialect {
  if (path === ':memory:') return new OneHandleDialect(openHandle(path));
  const file = embeddedFile(path);
  const writer = new FreshHandle(() => openHandle(file, SHORT_WAIT_MS));
  const reader = openHandle(file);
  assertIntact(reader, file);
  reader.pragma('query_only = ON');
  return new TwoHandleDialect(reader, writer, lockPatienceMs);
}

/** SQLite blocks the whole process while it waits for a lock, so this wait is short. */
const SHORT_WAIT_MS = 20;

export function openHandle(path: string, waitMs = 5_000): LibSql.Database {
  const sqlite = new LibSql(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${waitMs}`);
  return sqlite;
}

/** This is a single query, because the migrator reads every table and column twice. */
async function isUpToDate(db: Db): Promise<boolean> {
  const query = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ran = await query.then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => new Set<string>(),
  );
  const known = Object.keys(MIGRATIONS);
  return ran.size === known.length && known.every((name) => ran.has(name));
}

async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  // Branches are merged in any order, so a database may have run a later migration first.
  const migrator = new Migrator({ db, provider, allowUnorderedMigrations: true });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof Error && error.message.includes('previously executed migration')) {
    throw new UnusableDatabase(
      'The database was made by a newer version of Halyard. Start that version, or restore a back-up.',
      { cause: error },
    );
  }
  if (error) throw error;
}
