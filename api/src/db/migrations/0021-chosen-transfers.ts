import type { Kysely, Migration } from 'kysely';

/** Adds the user's own choice of the other side of a transfer. */
export const chosenTransfers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('transaction_edits').addColumn('transfer', 'text').execute();
  },
};
