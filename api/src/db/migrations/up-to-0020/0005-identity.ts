import { type Kysely, type Migration, sql } from 'kysely';

export const identity: Migration = {
  async up(db: Kysely<unknown>) {
    const s = db.schema;
    await s.alterTable('users').addColumn('email_verified_at', 'text').execute();
    await s.alterTable('users').addColumn('left_at', 'text').execute();
    await s.alterTable('sessions').addColumn('browser', 'text').execute();
    await s.alterTable('sessions').addColumn('proved_at', 'text').execute();
    await s
      .createTable('passkeys')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created_at', 'text', (c) => c.notNull())
      .addColumn('last_used_at', 'text')
      .addPrimaryKeyConstraint('passkeys_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('passkey_challenges')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('passkey_challenges_key', ['user_id', 'challenge'])
      .execute();
    await s
      .createTable('totp')
      .addColumn('user_id', 'text', (c) => c.primaryKey())
      .addColumn('secret_sealed', 'text', (c) => c.notNull())
      .addColumn('confirmed_at', 'text')
      .addColumn('last_step', 'bigint', (c) => c.notNull())
      .execute();
    await s
      .createTable('recovery_codes')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('recovery_codes_key', ['user_id', 'code_hash'])
      .execute();
    await s
      .createTable('mail_tokens')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('token_hash', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mail_tokens_key', ['user_id', 'token_hash'])
      .execute();
    await s.createIndex('mail_tokens_by_hash').on('mail_tokens').column('token_hash').execute();
    await s
      .createTable('outbox')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('recipient', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('outbox_key', ['user_id', 'id'])
      .execute();
    await s
      .createTable('audit_events')
      .addColumn('user_id', 'text', (c) => c.notNull())
      .addColumn('id', 'text', (c) => c.notNull())
      .addColumn('event', 'text', (c) => c.notNull())
      .addColumn('detail', 'text')
      .addColumn('browser', 'text')
      .addColumn('at', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('audit_events_key', ['user_id', 'id'])
      .execute();
    await s
      .createIndex('audit_events_by_time')
      .on('audit_events')
      .columns(['user_id', 'at'])
      .execute();
    await sql`
      insert into audit_events (user_id, id, event, at)
      select user_id, id, 'bank-' || event, at from audit where user_id is not null
    `.execute(db);
    await s.dropTable('audit').execute();
  },
};
