import { type Kysely, type Migration, sql } from 'kysely';

/** Stores the day on which an account was closed instead of the instant, because readers compare days. */
export const daysOfClosing: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update accounts set closed_at = substr(closed_at, 1, 10) where closed_at is not null`.execute(
      db,
    );
  },
};
