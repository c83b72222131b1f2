import type { Kysely, Migration } from 'kysely';

export const networkUse: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('network_use')
      .addColumn('network', 'text', (c) => c.notNull())
      .addColumn('what', 'text', (c) => c.notNull())
      .addColumn('period', 'text', (c) => c.notNull())
      .addColumn('used', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('network_use_key', ['network', 'what', 'period'])
      .execute();
    await db.schema.alterTable('users').addColumn('network', 'text').execute();
    await db.schema
      .createIndex('users_by_network')
      .on('users')
      .columns(['network', 'created_at'])
      .execute();
  },
};
