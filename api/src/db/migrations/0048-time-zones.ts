import type { Kysely, Migration } from 'kysely';

/** Each user has their own today. */
export const timeZones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('time_zone', 'text').execute();
  },
};
