import { createRequire } from 'node:module';
import { join } from 'node:path';
import { ROOT } from '../paths.mjs';
import { Client } from '../postgres/create-database.mjs';

/** The api depends on the driver of the embedded database. */
const LibSql = createRequire(join(ROOT, 'api/package.json'))('libsql');

async function askServer(url, query) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

/** Uses the file of an embedded database with a separate handle. */
export function onFile(path, work) {
  const database = new LibSql(path, { timeout: 10_000 });
  try {
    return work(database);
  } finally {
    database.close();
  }
}

function askFile(path, query) {
  return onFile(path, (database) => {
    const statement = database.prepare(query);
    if (statement.reader) return statement.all();
    statement.run();
    return [];
  });
}

/** Returns the rows of a query directly from a database server or from the file of an embedded database. */
export const askDatabase = async (where, query) =>
  where.startsWith('postgres://') ? askServer(where, query) : askFile(where, query);
