import { type Kysely, type Migration, sql } from 'kysely';

/** Turns Social Security that a bank reported before as a pension into a benefit (P3-A4-2). */
export const socialSecurity: Migration = {
  async up(db: Kysely<unknown>) {
    const text = sql`lower(merchant || ' ' || name)`;
    await sql`update transactions set category = 'Benefits'
      where source = 'bank' and category in ('Pension', 'Income')
      and pfc_detailed in ('INCOME_RETIREMENT_PENSION', 'INCOME_OTHER', 'INCOME_OTHER_INCOME')
      and (${text} like '%ssa treas%' or ${text} like '%soc sec%' or ${text} like '%social security%')`.execute(
      db,
    );
  },
};
