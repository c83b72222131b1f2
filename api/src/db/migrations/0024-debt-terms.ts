import type { Kysely, Migration } from 'kysely';

/** What the user says about a bank's debt where the bank says nothing, and what was borrowed at first. */
export const debtTerms: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('accounts')
      .addColumn('own_apr_percent', 'double precision')
      .execute();
    await db.schema.alterTable('accounts').addColumn('own_payment_cents', 'bigint').execute();
    await db.schema.alterTable('accounts').addColumn('original_cents', 'bigint').execute();
  },
};
