import type { Kysely, Migration } from 'kysely';

export const chosenTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('transaction_edits').addColumn('transfer', 'text').execute();
  },
};
