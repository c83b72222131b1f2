import type { Kysely, Migration } from 'kysely';

export const shares: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('transaction_edits').addColumn('owed_cents', 'bigint').execute();
    await db.schema.alterTable('transaction_edits').addColumn('repays', 'text').execute();
  },
};
