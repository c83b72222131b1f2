import type { Kysely, Migration } from 'kysely';

/** Adds the questions that are being answered, so that two instances never answer one person at once. */
export const chatTurns: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('chat_turns')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('until', 'text', (c) => c.notNull())
      .execute();
  },
};
