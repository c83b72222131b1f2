import type { Kysely, Migration } from 'kysely';

export const bank: Migration = {
  async up(db: Kysely<unknown>) {
    const s = db.schema;
    await s.alterTable('items').addColumn('bank_updated_at', 'text').execute();
    await s
      .alterTable('items')
      .addColumn('new_accounts', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await s.alterTable('items').addColumn('lease_owner', 'text').execute();
    await s.alterTable('items').addColumn('lease_until', 'text').execute();
    await s.alterTable('transactions').addColumn('posted_date', 'text').execute();
    await s
      .createIndex('transactions_by_account')
      .on('transactions')
      .columns(['user_id', 'account_id'])
      .execute();
    await s
      .createTable('jobs')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('dedupe_key', 'text', (c) => c.unique())
      .addColumn('payload', 'text', (c) => c.notNull())
      .addColumn('run_at', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('lease_owner', 'text')
      .addColumn('lease_until', 'text')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
    await s.createIndex('jobs_by_due').on('jobs').columns(['run_at']).execute();
    await s
      .createTable('webhook_inbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('plaid_item_id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('code', 'text', (c) => c.notNull())
      .addColumn('facts', 'text', (c) => c.notNull())
      .addColumn('received_at', 'text', (c) => c.notNull())
      .addColumn('handled_at', 'text')
      .execute();
    await s
      .createIndex('webhook_inbox_by_item')
      .on('webhook_inbox')
      .columns(['plaid_item_id', 'received_at'])
      .execute();
    await s
      .createTable('quarantine')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('item_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('reason', 'text', (c) => c.notNull())
      .addColumn('seen_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('quarantine_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('audit')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text')
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('subject', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
  },
};
