import type { Kysely, Migration } from 'kysely';

/** Adds the time zone of each user, which decides the user's today. */
export const timeZones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('time_zone', 'text').execute();
  },
};
