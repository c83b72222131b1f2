import { systemErrorCode } from './system-error-code';
import type { Config } from './config/config';
import { UnusableDatabase } from './db/unusable-database';

type Settings = Pick<Config, 'host' | 'port' | 'databasePath'>;

/** Returns one sentence that says what to do. `config` is null before it is read. */
export function startFailure(error: unknown, config: Settings | null): string {
  const message = error instanceof Error ? error.message : String(error);
  if (config === null || error instanceof UnusableDatabase) return message;
  const { host, port, databasePath } = config;
  const code = systemErrorCode(error);
  if (code === 'EADDRINUSE') {
    return `Port ${port} on ${host} is in use. Stop what listens there, or set PORT to another one.`;
  }
  if (code === 'EACCES' && message.includes('listen')) {
    return `Port ${port} may not be used by this user. Set PORT to one above 1023.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') {
    return `${host} is not an address of this machine. Set HOST to one that is.`;
  }
  if (code === 'SQLITE_FULL' || code === 'ENOSPC') {
    return `The disk that holds ${databasePath} is full. Free some space and start again.`;
  }
  if (code === 'SQLITE_NOTADB' || code === 'SQLITE_CORRUPT') {
    return `${databasePath} is not a database, or it is damaged. Move it away, or set DATABASE_PATH to another file.`;
  }
  if (code === 'SQLITE_BUSY' || code === 'SQLITE_LOCKED') {
    return `Another program holds ${databasePath}. Stop it, or set DATABASE_PATH to another file.`;
  }
  if (
    /^(EACCES|EROFS|ENOTDIR|EISDIR|EPERM|SQLITE_CANTOPEN|SQLITE_READONLY)/.test(code) ||
    /open/.test(message)
  ) {
    return `${databasePath} cannot be opened for writing. Set DATABASE_PATH to a file in a folder that can.`;
  }
  return `Halyard could not start: ${message}`;
}
