import { setImmediate as letOthersRun } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { madeName } from '../../db/row/transaction-row';
import { inTransaction } from '../../db/transaction';

const ROWS_AT_ONCE = 100;
const MOST_SLICES = 50;

/** It is the condition of the index of migration 0050, without parameters, so that both databases use the index. */
const isUnnamed = sql<boolean>`made_name is null and source = 'bank' and merchant = name`;

async function nameSlice(db: Db): Promise<number> {
  const rows = await db
    .selectFrom('transactions')
    .select(['user_id', 'id', 'name', 'merchant'])
    .where(isUnnamed)
    .orderBy('user_id')
    .orderBy('id')
    .limit(ROWS_AT_ONCE)
    .execute();
  const named = rows.map((row) => ({ ...row, made_name: madeName(row) }));
  await inTransaction(db, async (trx) => {
    for (const { user_id, id, name, made_name } of named) {
      await trx
        .updateTable('transactions')
        .set({ made_name })
        .where('user_id', '=', user_id)
        .where('id', '=', id)
        // A sync may have changed the text since the row was read.
        .where('name', '=', name)
        .where(isUnnamed)
        .execute();
    }
  });
  return rows.length;
}

/**
 * Stores the merchants' names of bank rows from before migration 0050. Returns whether all rows have a name now. A
 * long table takes several calls, so that a server can end in between.
 */
export async function nameRows(db: Db, mostSlices = MOST_SLICES): Promise<boolean> {
  for (let slice = 0; slice < mostSlices; slice += 1) {
    if ((await nameSlice(db)) < ROWS_AT_ONCE) return true;
    await letOthersRun();
  }
  return false;
}
