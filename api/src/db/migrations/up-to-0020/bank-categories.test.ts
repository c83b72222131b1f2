import { mapCategory } from '@halyard/shared-contracts/finance';
import { sql } from 'kysely';
import { openTestDatabase } from '../../../testing/test-database';
import { bankCategories } from './0020-bank-categories';

/** These are the categories that rows of a code had before, if the category of the code changed. */
const BEFORE: Readonly<Record<string, string>> = {
  LOAN_PAYMENTS_MORTGAGE_PAYMENT: 'Rent',
  MEDICAL_DENTAL_CARE: 'Other',
  MEDICAL_VETERINARY_SERVICES: 'Other',
  BANK_FEES_INTEREST_CHARGE: 'Other',
  BANK_FEES_ATM_FEES: 'Other',
  HOME_IMPROVEMENT_FURNITURE: 'Shopping',
  PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS: 'Shopping',
  PERSONAL_CARE_HAIR_AND_BEAUTY: 'Shopping',
  GENERAL_SERVICES_CHILDCARE: 'Other',
  GOVERNMENT_AND_NON_PROFIT_DONATIONS: 'Other',
  INCOME_RETIREMENT_PENSION: 'Income',
  TRANSFER_OUT_CRYPTO: 'Transfer',
};

test('the migration files the rows that a bank reported before under the category of their code', async () => {
  const db = await openTestDatabase();
  const insert = (id: string, category: string, code: string, source: string) =>
    sql`insert into transactions (user_id, id, account_id, date, merchant, name, category, pending, created_at,
      amount_cents, type, currency, source, pfc_detailed)
      values ('ann', ${id}, 'a', '2026-01-05', 'M', 'M', ${category}, 0, '', -100, 'debit', 'USD',
      ${source}, ${code})`.execute(db);
  for (const [code, category] of Object.entries(BEFORE)) await insert(code, category, code, 'bank');
  await insert('chosen', 'Rent', 'MEDICAL_DENTAL_CARE', 'bank');
  await insert('manual', 'Other', 'MEDICAL_DENTAL_CARE', 'manual');
  await bankCategories.up(db);
  const rows = await db.selectFrom('transactions').select(['id', 'category']).execute();
  const found = Object.fromEntries(rows.map(({ id, category }) => [id, category]));
  expect(found).toEqual({
    ...Object.fromEntries(
      Object.keys(BEFORE).map((pfcDetailed) => [pfcDetailed, mapCategory({ pfcDetailed })]),
    ),
    chosen: 'Rent',
    manual: 'Other',
  });
  await db.destroy();
});
