import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Move } from './visit-contents';

const OF_ACCOUNT = ['transactions', 'balance_history', 'imports', 'investment_holdings'];
/** Tables with a transaction id; they move before the transactions. */
const OF_TRANSACTION = ['transaction_edits', 'import_rows'];

const moveRows = (trx: Db, table: string, { from, to }: Move, which: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from} and ${which}`.execute(
    trx,
  );

export async function moveAccounts(trx: Db, move: Move, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const chosen = sql`(${sql.join(ids)})`;
  for (const table of OF_TRANSACTION) {
    const which = sql`transaction_id in (
      select id from transactions where user_id = ${move.from} and account_id in ${chosen}
    )`;
    await moveRows(trx, table, move, which);
  }
  for (const table of OF_ACCOUNT) await moveRows(trx, table, move, sql`account_id in ${chosen}`);
  await moveRows(trx, 'accounts', move, sql`id in ${chosen}`);
}
