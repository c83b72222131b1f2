import type { Kysely, Migration } from 'kysely';

export const ai: Migration = {
  async up(db: Kysely<unknown>) {
    const s = db.schema;
    await s.alterTable('chat_messages').addColumn('details', 'text').execute();
    await s
      .createTable('insights_put_away')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('insight_id', 'text', (c) => c.notNull())
      .addColumn('until', 'text')
      .addPrimaryKeyConstraint('insights_put_away_key', ['user_id', 'insight_id'])
      .execute();
    await s
      .createTable('ai_usage')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('day', 'text', (c) => c.notNull())
      .addColumn('calls', 'integer', (c) => c.notNull())
      .addColumn('tokens', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ai_usage_key', ['user_id', 'day'])
      .execute();
    await s.createIndex('ai_usage_by_day').on('ai_usage').columns(['day']).execute();
    await s
      .createTable('ai_wordings')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ai_wordings_key', ['user_id', 'key'])
      .execute();
    await s
      .createTable('ai_sent')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('message_id', 'text', (c) => c.notNull())
      .addColumn('requests', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('ai_sent_key', ['user_id', 'message_id'])
      .execute();
  },
};
