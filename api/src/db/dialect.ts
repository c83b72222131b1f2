import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import { systemErrorCode } from '../system-error-code';
import type { Db } from './database';
import type { Database } from './schema';

/**
 * All queries run on SQLite and on PostgreSQL under these rules:
 *
 * 1. Money is `bigint` cents, a share is `double precision`, days and instants are ISO text, flags are 0 or 1, and the app
 *    creates ids. Counts and sums are numbers.
 * 2. Queries use only what both know; the differences are in this file. Upserts are `on conflict … do update`.
 * 3. A query orders its rows by a unique key if the order matters. Both compare texts byte by byte.
 * 4. Several statements run `inTransaction`, which may repeat them, so they contain only queries. The `where` of a single
 *    statement decides races between instances.
 * 5. The key of each table of a user’s data begins with `user_id`, and so does each unique constraint.
 */
const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Skips rows that another instance is changing. SQLite has only one writer. */
export function skipLocked<T extends keyof Database, O>(
  db: Db,
  rows: SelectQueryBuilder<Database, T, O>,
): SelectQueryBuilder<Database, T, O> {
  return isPostgres(db) ? rows.forUpdate().skipLocked() : rows;
}

/** Other transactions that lock one of these names wait for this one. SQLite has only one writer. */
export async function lockNames(trx: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

const NOT_UNIQUE = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

export const isTaken = (error: unknown): boolean => NOT_UNIQUE.includes(systemErrorCode(error));
