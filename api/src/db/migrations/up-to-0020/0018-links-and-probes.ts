import type { Kysely, Migration } from 'kysely';

/**
 * Adds what identifies the accounts of a link before its first sync; the bank's public keys, which stay after a
 * restart; and a row whose writing proves that the database can be written to. It only adds, so instances of the
 * version before go on working.
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
