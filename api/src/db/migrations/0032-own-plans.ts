import type { Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

export const ownPlans: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scheduled_items')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('amount_cents', 'bigint', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('rhythm', 'text', (c) => c.notNull())
      .addColumn('ends', 'text')
      .addColumn('account_id', 'text')
      .addPrimaryKeyConstraint('scheduled_items_key', ['user_id', 'id'])
      .execute();
    await countRows(db, 'scheduled_items', ['name']);
    await db.schema
      .createTable('bill_choices')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('payee', 'text', (c) => c.notNull())
      .addColumn('direction', 'text', (c) => c.notNull())
      .addColumn('low_cents', 'bigint', (c) => c.notNull())
      .addColumn('high_cents', 'bigint', (c) => c.notNull())
      .addColumn('rhythm', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('bill_choices_key', ['user_id', 'id'])
      .execute();
    await countRows(db, 'bill_choices', ['payee']);
    await db.schema
      .createTable('chosen_amounts')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('amount_cents', 'bigint')
      .addPrimaryKeyConstraint('chosen_amounts_key', ['user_id', 'name'])
      .execute();
    await countRows(db, 'chosen_amounts', []);
  },
};
