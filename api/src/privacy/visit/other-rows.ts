import { sql } from 'kysely';
import type { Db } from '../../db/database';
import { ENTITIES } from '../../entity/entities';
import type { Move } from './move';

const OTHER_TABLES: Readonly<Record<string, readonly string[]>> = {
  budgets: ['month', 'category_key'],
  budget_settings: ['category_key', 'month'],
  budget_moves: ['id'],
  earlier_budgets: ['category_key', 'until_month'],
  goals: ['id'],
  goal_shares: ['goal_id', 'account_id'],
  goal_contributions: ['id'],
  chosen_amounts: ['name'],
  categories: ['id'],
  rules: ['id'],
  documents: ['kind'],
  ...Object.fromEntries(ENTITIES.map(({ table }) => [table, ['id']])),
  chat_messages: ['id'],
  ai_sent: ['message_id'],
};

/** The history moves with the other tables. Alone, it is no reason to offer a visit. */
const HISTORY: Readonly<Record<string, readonly string[]>> = {
  changes: ['id'],
  change_rows: ['change_id', 'number'],
};

/** Changes of the sample have no effect on own data. */
const ofUser = (table: string, userId: string) =>
  table === 'documents'
    ? sql`user_id = ${userId} and kind <> 'sample-changes'`
    : sql`user_id = ${userId}`;

export async function hasOtherRows(db: Db, userId: string): Promise<boolean> {
  for (const table of Object.keys(OTHER_TABLES)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${ofUser(table, userId)} limit 1
    `.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Moves all rows that the account does not have yet. */
export async function moveOtherRows(trx: Db, { from, to }: Move): Promise<void> {
  for (const [table, key] of Object.entries({ ...OTHER_TABLES, ...HISTORY })) {
    const same = key.map(
      (column) => sql`existing.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`,
    );
    await sql`
      update ${sql.table(table)} set user_id = ${to} where ${ofUser(table, from)} and not exists (
        select 1 from ${sql.table(table)} existing
        where existing.user_id = ${to} and ${sql.join(same, sql` and `)}
      )
    `.execute(trx);
  }
}

export async function deleteOtherRows(trx: Db, userId: string): Promise<void> {
  for (const table of Object.keys({ ...OTHER_TABLES, ...HISTORY })) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  }
}
