import { type Kysely, type Migration, sql } from 'kysely';

/** These opened an account before its address was proved, so a stranger may have added them. */
const UNTRUSTED = ['passkeys', 'totp', 'recovery_codes', 'sessions', 'mail_tokens'];

/**
 * Adds sign-ups that wait for their code. Accounts with an unproved address lose everything except their password
 * and data.
 */
export const provedAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('sign_ups')
      .addColumn('token_hash', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('password_hash', 'text', (c) => c.notNull())
      .addColumn('code_hash', 'text', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('expires_at', 'text', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sign_ups_by_expiry').on('sign_ups').column('expires_at').execute();
    for (const table of UNTRUSTED) {
      await sql`
        delete from ${sql.table(table)} where user_id in (
          select id from users where email is not null and email_verified_at is null
        )
      `.execute(db);
    }
  },
};
