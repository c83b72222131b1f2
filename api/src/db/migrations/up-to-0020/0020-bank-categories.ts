import { type Kysely, type Migration, sql } from 'kysely';

/** The category of these codes changed. */
const REFILED: readonly (readonly [before: string, after: string, codes: readonly string[]])[] = [
  ['Rent', 'Mortgage', ['LOAN_PAYMENTS_MORTGAGE_PAYMENT']],
  ['Other', 'Loan Interest', ['BANK_FEES_INTEREST_CHARGE']],
  ['Other', 'Insurance', ['GENERAL_SERVICES_INSURANCE']],
  ['Other', 'Childcare', ['GENERAL_SERVICES_CHILDCARE']],
  ['Other', 'Taxes', ['GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT']],
  ['Other', 'Shopping', ['GENERAL_SERVICES_POSTAGE_AND_SHIPPING', 'LOAN_PAYMENTS_BNPL']],
  ['Other', 'Education', ['GENERAL_SERVICES_EDUCATION']],
  ['Other', 'Home', ['GENERAL_SERVICES_STORAGE']],
  ['Other', 'Pets', ['MEDICAL_VETERINARY_SERVICES']],
  ['Shopping', 'Pets', ['GENERAL_MERCHANDISE_PET_SUPPLIES']],
  ['Shopping', 'Gifts & Donations', ['GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES']],
  ['Other', 'Gifts & Donations', ['GOVERNMENT_AND_NON_PROFIT_DONATIONS']],
  ['Shopping', 'Fitness', ['PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS']],
  ['Income', 'Interest Income', ['INCOME_INTEREST_EARNED']],
  ['Income', 'Dividends', ['INCOME_DIVIDENDS']],
  ['Income', 'Benefits', ['INCOME_UNEMPLOYMENT', 'INCOME_LONG_TERM_DISABILITY']],
  ['Income', 'Pension', ['INCOME_RETIREMENT_PENSION']],
  ['Transfer', 'Investments', ['TRANSFER_OUT_CRYPTO']],
  [
    'Other',
    'Fees',
    [
      'GENERAL_SERVICES_ACCOUNTING_AND_FINANCIAL_PLANNING',
      'GENERAL_SERVICES_CONSULTING_AND_LEGAL',
      'GOVERNMENT_AND_NON_PROFIT_GOVERNMENT_DEPARTMENTS_AND_AGENCIES',
    ],
  ],
  [
    'Other',
    'Transfer',
    ['LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT', 'LOAN_PAYMENTS_CASH_ADVANCES', 'LOAN_PAYMENTS_EWA'],
  ],
];

/** The category of every code with this beginning changed. It runs last, so that the codes above are done. */
const REFILED_FAMILIES: readonly (readonly [before: string, after: string, codes: string])[] = [
  ['Other', 'Medical', 'MEDICAL_%'],
  ['Other', 'Fees', 'BANK_FEES_%'],
  ['Shopping', 'Home', 'HOME_IMPROVEMENT_%'],
  ['Shopping', 'Personal Care', 'PERSONAL_CARE_%'],
];

/** Gives rows that a bank reported before the further categories existed the category of their code. */
export const bankCategories: Migration = {
  async up(db: Kysely<unknown>) {
    for (const [before, after, codes] of REFILED) {
      await sql`update transactions set category = ${after} where category = ${before}
        and source = 'bank' and pfc_detailed in (${sql.join(codes)})`.execute(db);
    }
    for (const [before, after, codes] of REFILED_FAMILIES) {
      await sql`update transactions set category = ${after} where category = ${before}
        and source = 'bank' and pfc_detailed like ${codes}`.execute(db);
    }
  },
};
