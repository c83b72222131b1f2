import type LibSql from 'libsql';
import { codeOf } from '../code-of';
import { UnusableDatabase } from './unusable-database';

const DAMAGED: ReadonlySet<string> = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** What SQLite finds wrong with the pages of a file and the rows in them; null where it finds nothing. */
function damage(handle: LibSql.Database): string | null {
  try {
    const verdict: unknown = handle.prepare('pragma quick_check(1)').raw().get();
    const [said] = Array.isArray(verdict) ? verdict : [];
    return said === 'ok' ? null : String(said);
  } catch (error) {
    if (DAMAGED.has(codeOf(error))) return codeOf(error);
    throw error;
  }
}

/**
 * Reads an embedded database from end to end, a second for about 500 MB, before anybody works with it: a file that was cut off
 * or torn would answer until somebody needs the missing part. Throws an `UnusableDatabase`.
 */
export function assertWhole(handle: LibSql.Database, path: string): void {
  const found = damage(handle);
  if (found === null) return;
  throw new UnusableDatabase(
    `${path} is damaged (${found}). Restore a back-up, or set DATABASE_PATH to another file.`,
  );
}
