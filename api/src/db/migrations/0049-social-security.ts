import { type Kysely, type Migration, sql } from 'kysely';

/** Social Security that a bank reported before as a pension is a benefit (P3-A4-2). */
export const socialSecurity: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`update transactions set category = 'Benefits'
      where source = 'bank' and category in ('Pension', 'Income') and pfc_detailed like 'INCOME_%'
      and (lower(name) like '%ssa treas%' or lower(name) like '%soc sec%' or lower(name) like '%social security%')`.execute(
      db,
    );
  },
};
