import type { Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

export const scenarios: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('scenarios')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('extra_cents', 'bigint')
      .addColumn('retirement_age', 'integer')
      .addColumn('home_price_cents', 'bigint')
      .addColumn('home_down_cents', 'bigint')
      .addColumn('home_rate', 'double precision')
      .addColumn('home_years', 'integer')
      .addColumn('rent_cents', 'bigint')
      .addColumn('child_cents', 'bigint')
      .addColumn('months_without_income', 'integer')
      .addColumn('market_fall', 'integer')
      .addPrimaryKeyConstraint('scenarios_key', ['user_id', 'id'])
      .execute();
    await countRows(db, 'scenarios', ['name']);
  },
};
