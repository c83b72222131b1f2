import type { Kysely, Migration } from 'kysely';

export const visitOffers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('visit_offers')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('visit_id', 'text', (c) => c.notNull())
      .addColumn('offered_at', 'text', (c) => c.notNull())
      .addColumn('put_away_at', 'text')
      .addPrimaryKeyConstraint('visit_offers_key', ['user_id', 'id'])
      .execute();
  },
};
