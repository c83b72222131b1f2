import type { Kysely, Migration } from 'kysely';

/**
 * Adds the browsers in which a user has logged in before. Wrong guesses in other browsers do not block a log-in
 * from these.
 */
export const knownDevices: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('known_devices')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('used_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('known_devices_key', ['user_id', 'token_hash'])
      .execute();
  },
};
