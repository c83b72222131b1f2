import type { Kysely, Migration } from 'kysely';

export const firstTables: Migration = {
  async up(db: Kysely<unknown>) {
    const s = db.schema;
    await s
      .createTable('users')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.unique())
      .addColumn('password_hash', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('data_version', 'integer', (c) => c.notNull().defaultTo(0))
      .execute();
    await s
      .createTable('sessions')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_seen_at', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await s.createIndex('sessions_by_user').on('sessions').column('user_id').execute();
    await s
      .createTable('items')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('plaid_item_id', 'text', (c) => c.notNull().unique())
      .addColumn('institution_id', 'text')
      .addColumn('institution_name', 'text', (c) => c.notNull())
      .addColumn('token_sealed', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('status_code', 'text')
      .addColumn('disconnect_at', 'text')
      .addColumn('cursor', 'text')
      .addColumn('cursor_version', 'integer', (c) => c.notNull().defaultTo(0))
      .addColumn('history', 'text', (c) => c.notNull())
      .addColumn('connected_at', 'text', (c) => c.notNull())
      .addColumn('last_success_at', 'text')
      .addPrimaryKeyConstraint('items_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('accounts')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('item_id', 'text')
      .addColumn('plaid_account_id', 'text')
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('raw_type', 'text')
      .addColumn('raw_subtype', 'text')
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('official_name', 'text')
      .addColumn('institution', 'text', (c) => c.notNull())
      .addColumn('mask', 'text')
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('balance_cents', 'bigint')
      .addColumn('available_cents', 'bigint')
      .addColumn('limit_cents', 'bigint')
      .addColumn('monthly_payment_cents', 'bigint')
      .addColumn('minimum_payment_cents', 'bigint')
      .addColumn('apr_percent', 'double precision')
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('closed_at', 'text')
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('accounts_key', ['user_id', 'id'])
      .addUniqueConstraint('accounts_of_item', ['user_id', 'item_id', 'plaid_account_id'])
      .execute();
    await s
      .createTable('transactions')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('plaid_transaction_id', 'text')
      .addColumn('pending_plaid_id', 'text')
      .addColumn('pending', 'integer', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('authorized_date', 'text')
      .addColumn('amount_cents', 'bigint', (c) => c.notNull())
      .addColumn('currency', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('merchant', 'text', (c) => c.notNull())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('pfc_primary', 'text')
      .addColumn('pfc_detailed', 'text')
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('source', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('transactions_key', ['user_id', 'id'])
      .addUniqueConstraint('transactions_of_account', [
        'user_id',
        'account_id',
        'plaid_transaction_id',
      ])
      .execute();
    await s
      .createIndex('transactions_by_day')
      .on('transactions')
      .columns(['user_id', 'date', 'id'])
      .execute();
    await s
      .createTable('transaction_edits')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('category', 'text')
      .addColumn('note', 'text')
      .addColumn('merchant', 'text')
      .addColumn('parts', 'text')
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('transaction_edits_key', ['user_id', 'transaction_id'])
      .execute();
    await s
      .createTable('balance_history')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('balance_cents', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('balance_history_key', ['user_id', 'account_id', 'date'])
      .execute();
    await s
      .createTable('budgets')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('month', 'text', (c) => c.notNull())
      .addColumn('category_key', 'text', (c) => c.notNull())
      .addColumn('assigned_cents', 'bigint')
      .addPrimaryKeyConstraint('budgets_key', ['user_id', 'month', 'category_key'])
      .execute();
    await s
      .createTable('documents')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('updated_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('documents_key', ['user_id', 'kind'])
      .execute();
    await s
      .createTable('policies')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('provider', 'text', (c) => c.notNull())
      .addColumn('policy_number', 'text', (c) => c.notNull())
      .addColumn('premium_cents', 'bigint', (c) => c.notNull())
      .addColumn('coverage_cents', 'bigint', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('policies_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('paystubs')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('employer', 'text', (c) => c.notNull())
      .addColumn('gross_cents', 'bigint', (c) => c.notNull())
      .addColumn('deductions_cents', 'bigint', (c) => c.notNull())
      .addColumn('net_cents', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('paystubs_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('notification_reads')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('notification_id', 'text', (c) => c.notNull())
      .addColumn('read', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('notification_reads_key', ['user_id', 'notification_id'])
      .execute();
    await s
      .createTable('chat_messages')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('type', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_messages_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('knowledge')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('category', 'text', (c) => c.notNull())
      .addColumn('title', 'text', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('advisor_name', 'text')
      .addColumn('created_at', 'text', (c) => c.notNull())
      .execute();
  },
};
