import type { Kysely, Migration } from 'kysely';

export const holdings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('investment_holdings')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('ticker', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('quantity', 'double precision', (c) => c.notNull())
      .addColumn('unit_price', 'double precision')
      .addColumn('value_cents', 'bigint', (c) => c.notNull())
      .addColumn('cost_basis_cents', 'bigint')
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('priced_on', 'text')
      .addPrimaryKeyConstraint('investment_holdings_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('investment_holdings_by_item')
      .on('investment_holdings')
      .columns(['user_id', 'item_id'])
      .execute();
  },
};
