import { PostgresAdapter, type SelectQueryBuilder, sql } from 'kysely';
import { codeOf } from '../code-of';
import type { Db } from './database';
import type { Database } from './schema';

/**
 * One set of queries for SQLite and for PostgreSQL. The rules that keep it one:
 *
 * 1. Money is `bigint` cents, a share `double precision`; days and instants are ISO text; truths are 0 or 1; ids are made
 *    by the app. Counts and sums come back as numbers.
 * 2. No function, operator or literal that only one of them knows; what they do not share is in this file. Upserts are
 *    `on conflict … do update`, `returning` is fine.
 * 3. An order is asked for whenever it matters, with a key that leaves no ties: PostgreSQL gives rows in any order. Texts
 *    are compared byte by byte in both.
 * 4. What takes several statements to be right is done `inTransaction`, which may run the work twice: nothing in it but
 *    queries, and no call over the network. What other instances race for is decided by the `where` of one statement.
 * 5. Every table of a person's data has the key `(user_id, …)`, and every unique constraint of it begins with `user_id`.
 *
 * `npm test postgres` runs every test of the api on both.
 */
const isPostgres = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

/** Chooses rows that are about to be changed, past those that another instance is changing. SQLite has one writer. */
export function withoutWaiting<T extends keyof Database, O>(
  db: Db,
  rows: SelectQueryBuilder<Database, T, O>,
): SelectQueryBuilder<Database, T, O> {
  return isPostgres(db) ? rows.forUpdate().skipLocked() : rows;
}

/** Until the transaction ends, whoever locks out one of the same names waits. SQLite has one writer. */
export async function lockOut(trx: Db, names: readonly string[]): Promise<void> {
  if (!isPostgres(trx)) return;
  for (const name of [...names].sort()) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(trx);
  }
}

const NOT_UNIQUE = ['SQLITE_CONSTRAINT_UNIQUE', '23505'];

/** Whether a write failed because another row has what only one may have. */
export const isTaken = (error: unknown): boolean => NOT_UNIQUE.includes(codeOf(error));
