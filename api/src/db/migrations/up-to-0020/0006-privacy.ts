import { type Kysely, type Migration, sql } from 'kysely';

export const privacy: Migration = {
  async up(db: Kysely<unknown>) {
    const s = db.schema;
    await s
      .createTable('imports')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text')
      .addColumn('file_name', 'text', (c) => c.notNull())
      .addColumn('format', 'text', (c) => c.notNull())
      .addColumn('added', 'integer', (c) => c.notNull())
      .addColumn('skipped', 'integer', (c) => c.notNull())
      .addColumn('moved_cents', 'bigint', (c) => c.notNull())
      .addColumn('first_day', 'text')
      .addColumn('last_day', 'text')
      .addColumn('imported_at', 'text', (c) => c.notNull())
      .addColumn('undone_at', 'text')
      .addPrimaryKeyConstraint('imports_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('import_rows')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('transaction_id', 'text', (c) => c.notNull())
      .addColumn('import_id', 'text', (c) => c.notNull())
      .addColumn('bank_ref', 'text')
      .addPrimaryKeyConstraint('import_rows_key', ['user_id', 'transaction_id'])
      .execute();
    await s
      .createIndex('import_rows_by_import')
      .on('import_rows')
      .columns(['user_id', 'import_id'])
      .execute();
    await s
      .createTable('consents')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('granted', 'integer', (c) => c.notNull())
      .addColumn('text_version', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('consents_key', ['user_id', 'id'])
      .execute();
    await sql`
      insert into consents (user_id, id, kind, granted, text_version, at)
      select user_id, kind, 'ai', case when body like '%true%' then 1 else 0 end, '', updated_at
      from documents where kind = 'ai_consent'
    `.execute(db);
    await sql`delete from documents where kind = 'ai_consent'`.execute(db);
    await s
      .createTable('deletions')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('asked_at', 'text', (c) => c.notNull())
      .addColumn('erased_at', 'text')
      .addColumn('banks', 'integer', (c) => c.notNull())
      .addColumn('accounts', 'integer', (c) => c.notNull())
      .addColumn('transactions', 'integer', (c) => c.notNull())
      .execute();
  },
};
