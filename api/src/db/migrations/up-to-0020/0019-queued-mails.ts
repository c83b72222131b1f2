import type { Kysely, Migration } from 'kysely';

export const queuedMails: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('queued_mails')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('run_at', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('last_error', 'text')
      .addColumn('given_up_at', 'text')
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'text')
      .addPrimaryKeyConstraint('queued_mails_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('queued_mails_by_time')
      .on('queued_mails')
      .columns(['run_at', 'id'])
      .execute();
  },
};
