import type { Db } from './database';

/** Where our tables are on PostgreSQL; the embedded database knows no schemas. */
const OUR_SCHEMA = 'public';

/** Every table that names a person, asked of the database itself: one that is added later is named as well. */
export async function peopleTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema = OUR_SCHEMA }) => schema === OUR_SCHEMA)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
}
