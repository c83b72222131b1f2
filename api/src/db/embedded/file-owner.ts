import LibSql from 'libsql';
import { systemErrorCode } from '../../system-error-code';
import { embeddedFile } from './embedded-file';
import { UnusableDatabase } from '../unusable-database';

export interface FileOwner {
  release(): void;
}

/**
 * Makes this process the only Halyard that uses an embedded database. The lock is on an empty file next to the
 * database, and the operating system releases it with the process. Throws an `UnusableDatabase` if another process has
 * it.
 */
export function ownFile(path: string): FileOwner {
  const lock = `${embeddedFile(path)}-owner`;
  const handle = new LibSql(embeddedFile(lock));
  try {
    handle.pragma('busy_timeout = 0');
    handle.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    handle.close();
    if (!systemErrorCode(error).startsWith('SQLITE_BUSY')) throw error;
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
