import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import type LibSql from 'libsql';
import { systemErrorCode } from '../../system-error-code';
import { UnusableDatabase } from '../unusable-database';

const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** These are the files of a database. Older versions left them readable by every user of the machine. */
const SUFFIXES = ['', '-wal', '-shm', '-owner'];

function makePrivate(path: string): void {
  try {
    chmodSync(path, PRIVATE_FILE);
  } catch (error) {
    // A file may be missing or belong to another user.
    if (!['ENOENT', 'EPERM'].includes(systemErrorCode(error))) throw error;
  }
}

/**
 * Creates the file of a database for its owner only, and returns its real path, so that a symbolic link does not lead
 * to a second lock.
 */
export function embeddedFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  // Opening and closing an existing file would release the locks of this process.
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  const real = realpathSync(path);
  for (const suffix of SUFFIXES) makePrivate(`${real}${suffix}`);
  return real;
}

const DAMAGED: ReadonlySet<string> = new Set(['SQLITE_CORRUPT', 'SQLITE_NOTADB']);

/** Returns null if SQLite finds no damage. */
function damage(handle: LibSql.Database): string | null {
  try {
    const verdict: unknown = handle.prepare('pragma quick_check(1)').raw().get();
    const [result] = Array.isArray(verdict) ? verdict : [];
    return result === 'ok' ? null : String(result);
  } catch (error) {
    if (DAMAGED.has(systemErrorCode(error))) return systemErrorCode(error);
    throw error;
  }
}

/**
 * Checks the whole file before its first use, about one second per 500 MB, because damage would otherwise appear
 * later. Throws an `UnusableDatabase`.
 */
export function assertIntact(handle: LibSql.Database, path: string): void {
  const found = damage(handle);
  if (found === null) return;
  throw new UnusableDatabase(
    `${path} is damaged (${found}). Restore a back-up, or set DATABASE_PATH to another file.`,
  );
}
