import { sql } from 'kysely';
import type { Db } from '../../db/database';
import type { Move } from './visit-contents';

/** What a person enters beside accounts, by table, with what tells two rows of one person apart. */
const PAPERS: Readonly<Record<string, readonly string[]>> = {
  budgets: ['month', 'category_key'],
  documents: ['kind'],
  policies: ['id'],
  paystubs: ['id'],
  chat_messages: ['id'],
  ai_sent: ['message_id'],
};

/** Changes to the sample mean nothing beside data of one's own. */
const ofPerson = (table: string, userId: string) =>
  table === 'documents'
    ? sql`user_id = ${userId} and kind <> 'sample-changes'`
    : sql`user_id = ${userId}`;

/** True when the person has any of it. */
export async function hasPapers(db: Db, userId: string): Promise<boolean> {
  for (const table of Object.keys(PAPERS)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${ofPerson(table, userId)} limit 1
    `.execute(db);
    if (rows.length > 0) return true;
  }
  return false;
}

/** Moves all of it, but what the account has already: that stays as it is there. */
export async function movePapers(trx: Db, { from, to }: Move): Promise<void> {
  for (const [table, key] of Object.entries(PAPERS)) {
    const same = key.map(
      (column) => sql`theirs.${sql.ref(column)} = ${sql.ref(`${table}.${column}`)}`,
    );
    await sql`
      update ${sql.table(table)} set user_id = ${to} where ${ofPerson(table, from)} and not exists (
        select 1 from ${sql.table(table)} theirs
        where theirs.user_id = ${to} and ${sql.join(same, sql` and `)}
      )
    `.execute(trx);
  }
}

/** Deletes what stayed behind because the account has its own. */
export async function forgetPapers(trx: Db, userId: string): Promise<void> {
  for (const table of Object.keys(PAPERS)) {
    await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(trx);
  }
}
