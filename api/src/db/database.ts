import LibSql from 'libsql';
import { type Dialect, Kysely, Migrator, sql } from 'kysely';
import { assertWhole } from './assert-whole';
import { embeddedFile } from './embedded-file';
import { FreshHandle } from './fresh-handle';
import { OneHandleDialect } from './one-handle';
import { MIGRATIONS } from './migrations';
import { isPostgresUrl, openPostgres } from './postgres/open';
import type { Database } from './schema';
import { TwoHandleDialect } from './two-handles';
import { UnusableDatabase } from './unusable-database';

export type Db = Kysely<Database>;

/**
 * Opens a database and brings its tables up to date: `postgres://…`, or else the path of an embedded one, of which
 * `:memory:` keeps nothing. Every commit is on the disk before it is acknowledged (`synchronous = FULL`). Throws an
 * `UnusableDatabase` when it cannot be worked with. A writer of an embedded database waits for the lock of another process
 * for `lockPatienceMs`.
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

/** A database in memory is seen by its own handle alone. */
function embedded(path: string, lockPatienceMs: number): Dialect {
  if (path === ':memory:') return new OneHandleDialect(openHandle(path));
  const file = embeddedFile(path);
  const writer = new FreshHandle(() => openHandle(file, SHORT_WAIT_MS));
  const reader = openHandle(file);
  assertWhole(reader, file);
  reader.pragma('query_only = ON');
  return new TwoHandleDialect(reader, writer, lockPatienceMs);
}

/** How long the process stands still for a lock before it waits beside other work. */
const SHORT_WAIT_MS = 20;

/** A handle on an embedded database, as all of ours are. It stands still for a lock for `waitMs` at most. */
export function openHandle(path: string, waitMs = 5_000): LibSql.Database {
  const sqlite = new LibSql(path);
  sqlite.pragma('journal_mode = WAL');
  sqlite.pragma('synchronous = FULL');
  sqlite.pragma('foreign_keys = ON');
  sqlite.pragma(`busy_timeout = ${waitMs}`);
  return sqlite;
}

/** One read; the migrator asks for every table and column, twice, before it finds that there is nothing to do. */
async function isUpToDate(db: Db): Promise<boolean> {
  const asked = sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const ran = await asked.then(
    ({ rows }) => new Set(rows.map(({ name }) => name)),
    () => new Set<string>(),
  );
  const known = Object.keys(MIGRATIONS);
  return ran.size === known.length && known.every((name) => ran.has(name));
}

async function migrate(db: Db): Promise<void> {
  if (await isUpToDate(db)) return;
  const provider = { getMigrations: async () => ({ ...MIGRATIONS }) };
  // Branches land in any order, and so a database may have run a later one before an earlier one.
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
