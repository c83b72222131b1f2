import type { Kysely, Migration } from 'kysely';

/**
 * What tells the accounts of a link apart before its first sync; the bank's public keys, so that a restart does not have to
 * ask for them again; and a row that is written to find out whether the database can be written to. Everything is added, so
 * that instances of the version before go on working.
 */
export const linksAndProbes: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('items').addColumn('account_marks', 'text').execute();
    await db.schema
      .createTable('webhook_keys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('fetched_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('probes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
