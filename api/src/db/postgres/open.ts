import {
  HandleEmptyInListsPlugin,
  Kysely,
  PostgresDialect,
  replaceWithNoncontingentExpression,
  sql,
} from 'kysely';
import { systemErrorCode } from '../../system-error-code';
import type { Database } from '../schema';
import { UnusableDatabase } from '../unusable-database';
import { TextQueryCompiler } from './query-compiler';

const MIN_VERSION = 15;

class Dialect extends PostgresDialect {
  override createQueryCompiler(): TextQueryCompiler {
    return new TextQueryCompiler();
  }
}

export const isPostgresUrl = (where: string): boolean => /^postgres(ql)?:\/\//.test(where);

/** Throws an `UnusableDatabase` if the server does not answer, refuses the connection, or is too old. */
export async function openPostgres(url: string): Promise<Kysely<Database>> {
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
  if (major < MIN_VERSION) {
    throw new UnusableDatabase(
      `PostgreSQL ${major} is too old. Halyard needs version ${MIN_VERSION} or newer.`,
    );
  }
  if (rows[0]?.encoding !== 'UTF8') {
    throw new UnusableDatabase(
      'The database of DATABASE_URL does not keep UTF-8. Make one with "create database … encoding \'UTF8\' template template0".',
    );
  }
}

const UNREACHABLE = [
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOENT',
];

/** The messages belong to the error codes in appendix A of the PostgreSQL manual. */
const REFUSALS: Readonly<Record<string, (database: string) => string>> = {
  '28P01': () => 'PostgreSQL refuses the user or the password of DATABASE_URL.',
  '28000': () => 'PostgreSQL does not let the user of DATABASE_URL in from here.',
  '3D000': (database) =>
    `PostgreSQL has no database "${database}". Make it, or change DATABASE_URL.`,
  '53300': () =>
    'PostgreSQL has no connection left. Raise its max_connections, or stop what holds them.',
  '57P03': () => 'PostgreSQL is starting or stopping. Try again in a moment.',
};

/** Describes a failed connection without the password. */
function connectionFailure(error: unknown, url: string): UnusableDatabase {
  const { hostname, port, pathname } = new URL(url);
  const code = systemErrorCode(error);
  const refusal = REFUSALS[code];
  if (refusal)
    return new UnusableDatabase(refusal(decodeURIComponent(pathname.slice(1))), { cause: error });
  const message = error instanceof Error ? error.message : '';
  if (UNREACHABLE.includes(code) || message.includes('timeout')) {
    const where = `${hostname || 'the local socket'}:${port || 5432}`;
    return new UnusableDatabase(
      `PostgreSQL at ${where} does not answer. Check DATABASE_URL, and that the server runs.`,
      { cause: error },
    );
  }
  return new UnusableDatabase(`PostgreSQL cannot be used: ${message}.`, { cause: error });
}
