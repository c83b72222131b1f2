import { BankError } from '../bank/provider/bank-error';
import { databaseFailure } from './database-failure';

const withCode = (code: string, more: object = {}) =>
  Object.assign(new Error('it failed'), { code, ...more });
const ofSystem = (code: string) => withCode(code, { syscall: 'connect' });

it.each<[string, unknown, ReturnType<typeof databaseFailure>]>([
  ['a full embedded database', withCode('SQLITE_FULL'), 'full'],
  ['a full disk of PostgreSQL', withCode('53100'), 'full'],
  ['a writer that holds the file', withCode('SQLITE_BUSY'), 'busy'],
  ['a snapshot that is too old to write', withCode('SQLITE_BUSY_SNAPSHOT'), 'busy'],
  ['transactions in conflict', withCode('40001'), 'busy'],
  ['a torn file', withCode('SQLITE_CORRUPT'), 'unreachable'],
  ['a file that ends too early', withCode('SQLITE_IOERR_SHORT_READ'), 'unreachable'],
  ['a server that stops', withCode('57P01'), 'unreachable'],
  ['too many connections', withCode('53300'), 'unreachable'],
  ['a read-only server', withCode('25006'), 'unreachable'],
  ['a refused connection', ofSystem('ECONNREFUSED'), 'unreachable'],
  [
    'a refused connection on both kinds of address',
    Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' }),
    'unreachable',
  ],
  ['a connection that ended', new Error('Connection terminated unexpectedly'), 'unreachable'],
  ['a bank that refuses connections', new BankError({ kind: 'retry', code: 'ECONNREFUSED' }), null],
  ['a duplicate value', withCode('23505'), null],
  ['a query that was canceled', withCode('57014'), null],
  ['a defect of the code', new TypeError('x is not a function'), null],
  ['nothing', undefined, null],
])('%s', (_, error, failure) => {
  expect(databaseFailure(error)).toBe(failure);
});
