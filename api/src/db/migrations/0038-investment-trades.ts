import type { Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

/** Adds the trades and the deposits of investment accounts, and the day since which all of them are known. */
export const investmentTrades: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('investment_trades')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('security', 'text')
      .addColumn('quantity', 'double precision', (c) => c.notNull())
      .addColumn('unit_price', 'double precision')
      .addColumn('amount_cents', 'bigint', (c) => c.notNull())
      .addColumn('fees_cents', 'bigint')
      .addColumn('currency', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('investment_trades_key', ['user_id', 'id'])
      .execute();
    await db.schema
      .createIndex('investment_trades_by_item')
      .on('investment_trades')
      .columns(['user_id', 'item_id'])
      .execute();
    await db.schema.alterTable('accounts').addColumn('flows_from', 'text').execute();
    await countRows(db, 'investment_trades', ['name', 'security']);
  },
};
