import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Move } from './move';

const OF_ACCOUNT = [
  'transactions',
  'balance_history',
  'imports',
  'investment_holdings',
  'investment_trades',
];
/** These tables have a transaction id, so they move before the transactions. */
const OF_TRANSACTION = ['transaction_edits', 'import_rows', 'receipts'];

const moveRows = (trx: Db, table: string, { from, to }: Move, which: RawBuilder<unknown>) =>
  sql`update ${sql.table(table)} set user_id = ${to} where user_id = ${from} and ${which}`.execute(
    trx,
  );

/** Moves the changes of the moved accounts, each with everything that it set. */
async function moveHistory(trx: Db, { from, to }: Move): Promise<void> {
  const moved = sql`
    select change_id from change_rows r where r.user_id = ${from} and (
      exists (select 1 from transactions t where t.user_id = ${to} and t.id = r.entity_id)
      or exists (select 1 from accounts a where a.user_id = ${to} and a.id = r.entity_id)
    )
  `;
  await sql`update changes set user_id = ${to} where user_id = ${from} and id in (${moved})`.execute(
    trx,
  );
  await sql`
    update change_rows set user_id = ${to} where user_id = ${from}
    and change_id in (select id from changes where user_id = ${to})
  `.execute(trx);
}

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
  await moveHistory(trx, move);
}
