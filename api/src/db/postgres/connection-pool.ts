import { Pool, types } from 'pg';

const SECOND_MS = 1000;

/** PostgreSQL allows 100 connections in total by default. */
const MAX_CONNECTIONS = 10;

const { INT8, NUMERIC } = types.builtins;

/** Counts, sums and cents are whole and safe integers. */
function wholeNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError('a number of the database is too large');
  return value;
}

const parserOf: typeof types.getTypeParser = (oid, format) => {
  if (oid === INT8) return wholeNumber;
  if (oid === NUMERIC) return Number;
  return types.getTypeParser(oid, format);
};

/** `onLost` is called for a broken connection; the next query gets another one. */
export function connectionPool(url: string, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'halyard',
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: 10 * SECOND_MS,
    idle_in_transaction_session_timeout: 60 * SECOND_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks during a query also emits an event, which needs a listener.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool.on('error', onLost);
}
