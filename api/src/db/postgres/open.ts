import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import type { Database } from '../schema';
import { UnusableDatabase } from '../unusable-database';
import { TextQueryCompiler } from './query-compiler';
import { connectionFailure } from './connection-failure';

const OLDEST = 15;

class Dialect extends PostgresDialect {
  override createQueryCompiler(): TextQueryCompiler {
    return new TextQueryCompiler();
  }
}

/** Whether a text names a PostgreSQL database. */
export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** Connects to PostgreSQL. Throws an `UnusableDatabase` when it does not answer, refuses us, or is too old. */
export async function openPostgres(url: string): Promise<Kysely<Database>> {
  // Its driver is read only where there is such a database: most products run without one.
  const { connectionPool } = await import('./connection-pool');
  const db = new Kysely<Database>({
    dialect: new Dialect({ pool: connectionPool(url) }),
    plugins: [new HandleEmptyInListsPlugin({ strategy: replaceWithNoncontingentExpression })],
  });
  try {
    await checkServer(db);
    return db;
  } catch (error) {
    await db.destroy();
    throw error instanceof UnusableDatabase ? error : connectionFailure(error, url);
  }
}

async function checkServer(db: Kysely<Database>): Promise<void> {
  const { rows } = await sql<{ version: string; encoding: string }>`
    select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding
  `.execute(db);
  const major = Math.floor(Number(rows[0]?.version) / 10_000);
  if (major < OLDEST) {
    throw new UnusableDatabase(
      `PostgreSQL ${major} is too old. Halyard needs version ${OLDEST} or newer.`,
    );
  }
  if (rows[0]?.encoding !== 'UTF8') {
    throw new UnusableDatabase(
      'The database of DATABASE_URL does not keep UTF-8. Make one with "create database … encoding \'UTF8\' template template0".',
    );
  }
}
