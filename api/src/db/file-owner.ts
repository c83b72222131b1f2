import LibSql from 'libsql';
import { codeOf } from '../code-of';
import { embeddedFile } from './embedded-file';
import { UnusableDatabase } from './unusable-database';

/** What makes this process the owner of an embedded database until it gives it up or ends. */
export interface FileOwner {
  release(): void;
}

/**
 * Makes this process the only Halyard on an embedded database. Throws an `UnusableDatabase` when another one is. The lock is
 * SQLite's own on an empty file beside the real one, to which symbolic links may lead. The operating system lifts it with
 * the process, however that ends. The database itself stays open to whoever reads or backs it up.
 */
export function ownFile(path: string): FileOwner {
  const lock = `${embeddedFile(path)}-owner`;
  const handle = new LibSql(embeddedFile(lock));
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
  return {
    release: () => {
      handle.exec('ROLLBACK');
      handle.close();
    },
  };
}
