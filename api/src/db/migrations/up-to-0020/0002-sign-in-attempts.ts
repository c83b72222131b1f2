import type { Kysely, Migration } from 'kysely';

/** Adds the sign-in tries that may have failed, so that every instance slows guessing alike. */
export const signInAttempts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_in_attempts')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createIndex('sign_in_attempts_by_subject')
      .on('sign_in_attempts')
      .columns(['subject', 'at'])
      .execute();
  },
};
