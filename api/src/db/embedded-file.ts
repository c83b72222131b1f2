import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync } from 'node:fs';
import { dirname } from 'node:path';
import { codeOf } from '../code-of';

/** For the owner of the process alone. */
const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** What SQLite keeps beside a database; a file of before our time may be readable by everybody. */
const COMPANIONS = ['', '-wal', '-shm', '-owner'];

function closeToOthers(path: string): void {
  try {
    chmodSync(path, PRIVATE_FILE);
  } catch (error) {
    // A companion need not be there; a file of somebody else is theirs to close.
    if (!['ENOENT', 'EPERM'].includes(codeOf(error))) throw error;
  }
}

/**
 * Makes sure that the file of an embedded database is there and that its owner alone may read it, and gives its real path:
 * two names of one file, by a symbolic link, are one database with one lock. SQLite gives its companions the same mode.
 */
export function embeddedFile(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: PRIVATE_FOLDER });
  // To open and close a file that is there would end the locks that this process holds on it.
  if (!existsSync(path)) closeSync(openSync(path, 'a', PRIVATE_FILE));
  const real = realpathSync(path);
  for (const companion of COMPANIONS) closeToOthers(`${real}${companion}`);
  return real;
}
