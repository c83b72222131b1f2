import { sql } from 'kysely';
import type { Db } from '../db/database';
import { inTransaction } from '../db/transaction';

/** Where our tables are on PostgreSQL; the embedded database knows no schemas. */
const OUR_SCHEMA = 'public';

/** Every table that names a person, asked of the database itself: one that is added later is asked as well. */
async function tablesOfPeople(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables
    .filter(({ schema = OUR_SCHEMA }) => schema === OUR_SCHEMA)
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id'))
    .map(({ name }) => name);
}

async function isNamed(db: Db, table: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where user_id = ${userId} limit 1
  `.execute(db);
  return rows.length > 0;
}

/** Deletes a visitor's tenant when nothing is kept for it and no session leads to it any more. Accounts stay. */
export function forgetVisit(db: Db, userId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const table of await tablesOfPeople(trx)) {
      if (await isNamed(trx, table, userId)) return;
    }
    await trx.deleteFrom('users').where('id', '=', userId).where('email', 'is', null).execute();
  });
}
