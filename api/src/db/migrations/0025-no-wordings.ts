import { type Kysely, type Migration, sql } from 'kysely';

/** Rules word the insights now (0071), so nothing writes a model's words any more. */
export const noWordings: Migration = {
  async up(db: Kysely<unknown>) {
    // The triggers of the quota have to subtract each row before the table is dropped.
    await sql`delete from ai_wordings`.execute(db);
    await db.schema.dropTable('ai_wordings').execute();
  },
};
