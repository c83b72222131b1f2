import type { Kysely, Migration } from 'kysely';

export const timeZones: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('users').addColumn('time_zone', 'text').execute();
  },
};
