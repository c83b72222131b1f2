import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

const ofUser = (db: Kysely<unknown>, table: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema.createTable(table).addColumn('user_id', 'text', (c) => c.notNull());

export const envelopes: Migration = {
  async up(db: Kysely<unknown>) {
    await ofUser(db, 'budget_settings')
      .addColumn('category_key', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('kind', 'text')
      .addColumn('amount_cents', 'bigint')
      .addColumn('by_month', 'text')
      .addPrimaryKeyConstraint('budget_settings_key', ['user_id', 'category_key', 'month'])
      .execute();
    await ofUser(db, 'budget_moves')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('from_key', 'text')
      .addColumn('to_key', 'text')
      .addColumn('amount_cents', 'bigint')
      .addPrimaryKeyConstraint('budget_moves_key', ['user_id', 'id'])
      .execute();
    await ofUser(db, 'earlier_budgets')
      .addColumn('category_key', 'text', (c) => c.notNull())
      .addColumn('until_month', 'text', (c) => c.notNull())
      .addColumn('assigned_cents', 'bigint')
      .addPrimaryKeyConstraint('earlier_budgets_key', ['user_id', 'category_key', 'until_month'])
      .execute();
    await countRows(db, 'budget_settings', []);
    await countRows(db, 'budget_moves', []);
    await countRows(db, 'earlier_budgets', []);
  },
};
