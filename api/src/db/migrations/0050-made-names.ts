import { type Kysely, type Migration, sql } from 'kysely';

/** Adds the merchant's name that is made from the text of a bank's row. A job fills the rows that have none. */
export const madeNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('transactions').addColumn('made_name', 'text').execute();
    await sql`create index transactions_without_name on transactions (user_id, id)
      where made_name is null and source = 'bank' and merchant = name`.execute(db);
  },
};
