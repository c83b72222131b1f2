import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import LibSql from 'libsql';
import { codeOf } from '../code-of';
import { UnusableDatabase } from './unusable-database';

/** What makes this process the owner of an embedded database until it gives it up or ends. */
export interface FileOwner {
  release(): void;
}

/**
 * Makes this process the only Halyard on an embedded database. Throws an `UnusableDatabase` when another one is. The lock is
 * SQLite's own on an empty file beside it, which the operating system lifts with the process, however that ends; the
 * database itself stays open to whoever reads or backs it up.
 */
export function ownFile(path: string): FileOwner {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const handle = new LibSql(`${path}-owner`);
  try {
    handle.pragma('busy_timeout = 0');
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!codeOf(error).startsWith('SQLITE_BUSY')) throw error;
    throw new UnusableDatabase(
      `Another Halyard works on ${path}. Stop it, or set DATABASE_PATH to another file.`,
      { cause: error },
    );
  }
  return { release: () => void handle.close() };
}
