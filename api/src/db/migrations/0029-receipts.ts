import type { Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

/** A piece of a receipt fits into one line of a copy. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('receipts')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('bytes', 'bigint', (c) => c.notNull())
      .addColumn('added_at', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('receipts_key', ['user_id', 'id', 'number'])
      .execute();
    await db.schema
      .createIndex('receipts_of_transaction')
      .on('receipts')
      .columns(['user_id', 'transaction_id'])
      .execute();
    await countRows(db, 'receipts', ['name', 'content']);
  },
};
