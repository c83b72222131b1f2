import { systemErrorCode } from '../system-error-code';

type DatabaseFailure = 'full' | 'busy' | 'unreachable';

const FULL = /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)/;

/** These codes say that another process holds the lock, or that PostgreSQL could not serialize the transactions. */
const BUSY = /^(SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55P03)/;

/**
 * These codes say that the file cannot be used, or that PostgreSQL (appendix A of its manual) reports class 08
 * connections, 53 resources, 57P0x start or stop, 58 and XX00 disk, 25006 read-only.
 */
const UNREACHABLE =
  /^(SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY)|08...|53...|57P0.|58...|XX00.|25006)$|^SQLITE_(IOERR|CANTOPEN|CORRUPT|READONLY)_/;

const NETWORK = /^E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE)$/;

/** Only the driver of the database lets network errors through; callers of other services convert theirs. */
const isNetworkError = (error: unknown): boolean =>
  error instanceof Error &&
  NETWORK.test(systemErrorCode(error)) &&
  ('syscall' in error || error instanceof AggregateError);

/** Drivers report these errors without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed|The database connection is not open)/;

/** Returns why the database cannot work now, or null for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const code = systemErrorCode(error);
  if (FULL.test(code)) return 'full';
  if (BUSY.test(code)) return 'busy';
  const isKnown = code === '' && error instanceof Error && WITHOUT_CODE.test(error.message);
  return isKnown || isNetworkError(error) || UNREACHABLE.test(code) ? 'unreachable' : null;
}
