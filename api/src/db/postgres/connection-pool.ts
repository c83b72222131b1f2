import { Pool, types } from 'pg';

const SECOND_MS = 1000;

/** Connections that one instance holds at most; PostgreSQL allows 100 in all unless it is told otherwise. */
const MOST_CONNECTIONS = 10;

const { INT8, NUMERIC } = types.builtins;

/** A count, a sum or cents: whole, and never beyond what a number holds exactly. */
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

/**
 * Connections to PostgreSQL, made when they are needed. `onLost` hears of one that broke: the next query gets another
 * one.
 */
export function connectionPool(url: string, onLost: (error: Error) => void = () => {}): Pool {
  const pool = new Pool({
    connectionString: url,
    application_name: 'halyard',
    max: MOST_CONNECTIONS,
    connectionTimeoutMillis: 10 * SECOND_MS,
    idle_in_transaction_session_timeout: 60 * SECOND_MS,
    keepAlive: true,
    types: { getTypeParser: parserOf },
  });
  // A connection that breaks during a query tells its query, and the event: nobody else listens to that one.
  pool.on('connect', (client) => client.on('error', onLost));
  return pool.on('error', onLost);
}
