import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { inTransaction } from '../../db/transaction';
import { fateOf } from '../../identity/visit/visit-fate';
import { visitsAmong } from '../../identity/visit/visit-list';

/**
 * Erases visits that have no bank link, from the tables that name people, all of them in one transaction. Each is looked at
 * again in it: a visitor who has come back or signed up meanwhile stays.
 */
export function eraseVisits(
  db: Db,
  tables: readonly string[],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  return inTransaction(db, async (trx) => {
    const left = (await visitsAmong(trx, ids)).filter((visit) => fateOf(visit, now) === 'erase');
    if (left.length === 0) return;
    const names = sql.join(left.map(({ id }) => id));
    for (const table of tables) {
      await sql`delete from ${sql.table(table)} where user_id in (${names})`.execute(trx);
    }
    await sql`delete from users where id in (${names})`.execute(trx);
  });
}
