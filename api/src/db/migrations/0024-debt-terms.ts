import type { Kysely, Migration } from 'kysely';

/**
 * Adds the terms of a bank's debt that the user enters where the bank reports none, and the amount that was
 * borrowed at first.
 */
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
