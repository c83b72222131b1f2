import { sql } from 'kysely';
import { openTestDatabase } from '../../testing/test-database';
import { socialSecurity } from './0049-social-security';

// Covers P3-A4-2.
test('the migration files Social Security that was stored before as a pension under benefits', async () => {
  const db = await openTestDatabase();
  const insert = (name: string, category: string, source: string, merchant = 'M') =>
    sql`insert into transactions (user_id, id, account_id, date, merchant, name, category, pending, created_at,
      amount_cents, type, currency, source, pfc_detailed)
      values ('ann', ${`${name} ${source}`}, 'a', '2026-01-05', ${merchant}, ${name}, ${category}, 0, '', 100, 'credit',
      'USD', ${source}, 'INCOME_RETIREMENT_PENSION')`.execute(db);
  await insert('SSA TREAS 310 XXSOC SEC', 'Pension', 'bank');
  await insert('ACH CREDIT', 'Pension', 'bank', 'Social Security Administration');
  await insert('Teachers Pension', 'Pension', 'bank');
  await insert('Social Security', 'Salary', 'bank');
  await insert('Social Security', 'Pension', 'manual');
  await socialSecurity.up(db);
  const rows = await db
    .selectFrom('transactions')
    .select(['id', 'category'])
    .orderBy('id')
    .execute();
  expect(rows.map(({ id, category }) => [id, category])).toEqual([
    ['ACH CREDIT bank', 'Benefits'],
    ['SSA TREAS 310 XXSOC SEC bank', 'Benefits'],
    ['Social Security bank', 'Salary'],
    ['Social Security manual', 'Pension'],
    ['Teachers Pension bank', 'Pension'],
  ]);
  await db.destroy();
});
