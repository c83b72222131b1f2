import type { Kysely, Migration } from 'kysely';
import { countRows } from './count-rows';

/** The first three columns of edits are the person's own; rules set the others. */
const OF_EDITS = [
  ['hidden', 'integer'],
  ['reviewed', 'integer'],
  ['tags', 'text'],
  ['rule_category', 'text'],
  ['rule_merchant', 'text'],
  ['rule_tags', 'text'],
  ['rule_hidden', 'text'],
  ['rule_reviewed', 'text'],
] as const;

export const rules: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('rules')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('name', 'text')
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('place', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('rules_key', ['user_id', 'id'])
      .execute();
    await countRows(db, 'rules', ['name', 'body']);
    for (const [name, type] of OF_EDITS) {
      await db.schema.alterTable('transaction_edits').addColumn(name, type).execute();
    }
  },
};
