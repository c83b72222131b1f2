import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { adoptFactFinderGoals } from '../adopt-fact-finder-goals';
import { countRows } from './count-rows';

const ofUser = (db: Kysely<unknown>, table: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema.createTable(table).addColumn('user_id', 'text', (c) => c.notNull());

export const goals: Migration = {
  async up(db: Kysely<unknown>) {
    await ofUser(db, 'goals')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('target_cents', 'bigint')
      .addColumn('date', 'text')
      .addColumn('place', 'integer', (c) => c.notNull())
      .addColumn('made_on', 'text', (c) => c.notNull())
      .addColumn('origin', 'text')
      .addColumn('removed', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('goals_key', ['user_id', 'id'])
      .execute();
    await ofUser(db, 'goal_shares')
      .addColumn('goal_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('millionths', 'integer')
      .addPrimaryKeyConstraint('goal_shares_key', ['user_id', 'goal_id', 'account_id'])
      .execute();
    await ofUser(db, 'goal_contributions')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('goal_id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('date', 'text', (c) => c.notNull())
      .addColumn('amount_cents', 'bigint')
      .addColumn('opening', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('goal_contributions_key', ['user_id', 'id'])
      .execute();
    await countRows(db, 'goals', ['name']);
    await countRows(db, 'goal_shares', []);
    await countRows(db, 'goal_contributions', []);
    await adoptFactFinderGoals(db);
  },
};
