import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { peopleTables } from '../../db/people-tables';
import { inTransaction } from '../../db/transaction';

async function isNamed(db: Db, table: string, userId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from ${sql.table(table)} where user_id = ${userId} limit 1
  `.execute(db);
  return rows.length > 0;
}

export function deleteEmptyVisit(db: Db, userId: string): Promise<void> {
  return inTransaction(db, async (trx) => {
    for (const table of await peopleTables(trx)) {
      if (await isNamed(trx, table, userId)) return;
    }
    await trx.deleteFrom('users').where('id', '=', userId).where('email', 'is', null).execute();
  });
}
