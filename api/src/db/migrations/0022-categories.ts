import type { CreateTableBuilder, Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

const ofUser = (db: Kysely<unknown>, table: string): CreateTableBuilder<string, 'user_id'> =>
  db.schema.createTable(table).addColumn('user_id', 'text', (c) => c.notNull());

export const categories: Migration = {
  async up(db: Kysely<unknown>) {
    await ofUser(db, 'categories')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('kind', 'text')
      .addColumn('budget_group', 'text')
      .addColumn('color', 'text')
      .addColumn('icon', 'text')
      .addColumn('hidden', 'integer', (c) => c.notNull())
      .addColumn('place', 'integer')
      .addColumn('merged_into', 'text')
      .addPrimaryKeyConstraint('categories_key', ['user_id', 'id'])
      .execute();
    await ofUser(db, 'changes')
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('made_at', 'text', (c) => c.notNull())
      .addColumn('undone_at', 'text')
      .addPrimaryKeyConstraint('changes_key', ['user_id', 'id'])
      .execute();
    await ofUser(db, 'change_rows')
      .addColumn('change_id', 'text', (c) => c.notNull())
      .addColumn('number', 'integer', (c) => c.notNull())
      .addColumn('entity', 'text', (c) => c.notNull())
      .addColumn('entity_id', 'text', (c) => c.notNull())
      .addColumn('field', 'text', (c) => c.notNull())
      .addColumn('before', 'text')
      .addColumn('after', 'text')
      .addPrimaryKeyConstraint('change_rows_key', ['user_id', 'change_id', 'number'])
      .execute();
    await countRows(db, 'categories', ['name', 'budget_group']);
    await countRows(db, 'changes', ['label']);
    await countRows(db, 'change_rows', ['entity_id', 'before', 'after']);
  },
};
