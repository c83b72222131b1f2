import type { Db } from './database';

/** Only PostgreSQL has schemas. */
const OUR_SCHEMA = 'public';

export async function peopleTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema = OUR_SCHEMA }) => schema === OUR_SCHEMA)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
}
