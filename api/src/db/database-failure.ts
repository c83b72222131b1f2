import { codeOf } from '../code-of';

/** What keeps a database from its work: its disk is full, others hold it for too long, or it cannot be reached. */
type DatabaseFailure = 'full' | 'busy' | 'unreachable';

const FULL = /^(SQLITE_FULL|SQLITE_IOERR_SHMSIZE|ENOSPC|EDQUOT|53100)/;

/** Another writer holds an embedded database, or PostgreSQL found no order for transactions that ran at once. */
const BUSY = /^(SQLITE_BUSY|SQLITE_LOCKED|40001|40P01|55P03)/;

/**
 * A file that cannot be read or written; and PostgreSQL (appendix A of its manual): class 08 connections, 53 resources,
 * 57P0x a server that starts or stops, 58 and XX00 its disk, 25006 a server that takes no writes.
 */
const UNREACHABLE =
  /^(SQLITE_(IOERR|CANTOPEN|CORRUPT|NOTADB|READONLY)|08...|53...|57P0.|58...|XX00.|25006)$|^SQLITE_(IOERR|CANTOPEN|CORRUPT|READONLY)_/;

const NETWORK = /^E(CONNREFUSED|CONNRESET|NOTFOUND|AI_AGAIN|TIMEDOUT|HOSTUNREACH|NETUNREACH|PIPE)$/;

/**
 * Whether the system says that a connection failed. Only the driver of the database lets such an error through as it is:
 * what calls the bank, a model or the mail server names its failures itself.
 */
const isOfNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  NETWORK.test(codeOf(error)) &&
  ('syscall' in error || error instanceof AggregateError);

/** Drivers say these without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after|driver has already been destroyed|The database connection is not open)/;

/** Whether an error says that the database cannot do its work now, and why; null for any other error. */
export function databaseFailure(error: unknown): DatabaseFailure | null {
  const code = codeOf(error);
  if (FULL.test(code)) return 'full';
  if (BUSY.test(code)) return 'busy';
  const isKnown = code === '' && error instanceof Error && WITHOUT_CODE.test(error.message);
  return isKnown || isOfNetwork(error) || UNREACHABLE.test(code) ? 'unreachable' : null;
}
