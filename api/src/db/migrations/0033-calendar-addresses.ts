import type { Kysely, Migration } from 'kysely';

/** A user has at most one; only a hash of its secret is stored. */
export const calendarAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('calendar_addresses')
      .addColumn('user_id', 'text', (c) => c.notNull().primaryKey())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('secret_hash', 'text', (c) => c.notNull())
      .addColumn('amounts', 'integer', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_read_at', 'text')
      .execute();
    await db.schema
      .createIndex('calendar_addresses_by_id')
      .on('calendar_addresses')
      .column('id')
      .execute();
  },
};
