import { type Kysely, type Migration, sql } from 'kysely';

/** A job fills in the merchant's name of rows that have none. */
export const madeNames: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('transactions').addColumn('made_name', 'text').execute();
    await sql`create index transactions_without_name on transactions (user_id, id)
      where made_name is null and source = 'bank' and merchant = name`.execute(db);
  },
};
