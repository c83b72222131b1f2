import type { Kysely, Migration } from 'kysely';

/** Adds who made a change, and an index of the changes of one object. */
export const changeHistory: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('changes')
      .addColumn('made_by', 'text', (c) => c.notNull().defaultTo('you'))
      .execute();
    await db.schema
      .createIndex('change_rows_of_entity')
      .on('change_rows')
      .columns(['user_id', 'entity', 'entity_id'])
      .execute();
  },
};
