import { type BuiltInCategory, toCategory } from '../category';

/**
 * The codes come from Plaid's taxonomy, first and second version
 * (transactions-personal-finance-category-taxonomy.csv). A repaid cash advance or personal loan is a transfer,
 * because the borrowed money was one, too.
 */
const CODES: Readonly<Partial<Record<BuiltInCategory, string>>> = {
  Rent: 'RENT_AND_UTILITIES_RENT',
  Mortgage: 'LOAN_PAYMENTS_MORTGAGE_PAYMENT',
  'Auto Loan': 'LOAN_PAYMENTS_CAR_PAYMENT',
  'Student Loan': 'LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT',
  'Loan Interest': 'BANK_FEES_INTEREST_CHARGE',
  Utilities: 'RENT_AND_UTILITIES_',
  Phone: 'RENT_AND_UTILITIES_TELEPHONE',
  Internet: 'RENT_AND_UTILITIES_INTERNET_AND_CABLE',
  Insurance: 'GENERAL_SERVICES_INSURANCE',
  Childcare: 'GENERAL_SERVICES_CHILDCARE',
  Taxes: 'GOVERNMENT_AND_NON_PROFIT_TAX_PAYMENT',
  Groceries: 'FOOD_AND_DRINK_GROCERIES FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR',
  'Dining Out': 'FOOD_AND_DRINK_',
  Gas: 'TRANSPORTATION_GAS',
  Shopping: 'GENERAL_MERCHANDISE_ GENERAL_SERVICES_POSTAGE_AND_SHIPPING LOAN_PAYMENTS_BNPL',
  Entertainment: 'ENTERTAINMENT_',
  Travel: 'TRAVEL_',
  Transportation: 'TRANSPORTATION_ GENERAL_SERVICES_AUTOMOTIVE',
  Medical: 'MEDICAL_',
  Fitness: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS',
  Home: 'HOME_IMPROVEMENT_ GENERAL_SERVICES_STORAGE',
  'Personal Care': 'PERSONAL_CARE_',
  Education: 'GENERAL_SERVICES_EDUCATION',
  Pets: 'GENERAL_MERCHANDISE_PET_SUPPLIES MEDICAL_VETERINARY_SERVICES',
  'Gifts & Donations':
    'GOVERNMENT_AND_NON_PROFIT_DONATIONS GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES',
  Fees:
    'BANK_FEES_ GENERAL_SERVICES_ACCOUNTING_AND_FINANCIAL_PLANNING ' +
    'GENERAL_SERVICES_CONSULTING_AND_LEGAL ' +
    'GOVERNMENT_AND_NON_PROFIT_GOVERNMENT_DEPARTMENTS_AND_AGENCIES',
  Savings: 'TRANSFER_OUT_SAVINGS',
  Investments: 'TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS TRANSFER_OUT_CRYPTO',
  Salary: 'INCOME_WAGES INCOME_SALARY INCOME_MILITARY INCOME_CONTRACTOR INCOME_GIG_ECONOMY',
  Income: 'INCOME_',
  'Interest Income': 'INCOME_INTEREST_EARNED',
  Dividends: 'INCOME_DIVIDENDS',
  Benefits: 'INCOME_UNEMPLOYMENT INCOME_LONG_TERM_DISABILITY',
  Pension: 'INCOME_RETIREMENT_PENSION',
  Transfer:
    'TRANSFER_ LOAN_DISBURSEMENTS_ LOAN_PAYMENTS_CREDIT_CARD_PAYMENT ' +
    'LOAN_PAYMENTS_PERSONAL_LOAN_PAYMENT LOAN_PAYMENTS_CASH_ADVANCES LOAN_PAYMENTS_EWA',
};

const byCode = Object.entries(CODES).flatMap(([category, codes]) =>
  codes.split(' ').map((code) => [code, toCategory(category)] as const),
);

/** A code that ends in `_` stands for all codes that begin with it. */
const EXACT: ReadonlyMap<string, BuiltInCategory> = new Map(byCode);
const BY_PREFIX = byCode.filter(([code]) => code.endsWith('_'));

const STREAMING = ['ENTERTAINMENT_TV_AND_MOVIES', 'ENTERTAINMENT_MUSIC_AND_AUDIO'];

const isAutoInsurance = (code: string, name: string): boolean =>
  code === 'GENERAL_SERVICES_INSURANCE' && /\b(auto|car)\b/i.test(name);

/** The codes of pay are not among them, because the Social Security Administration also pays employees. */
const MAY_BE_SOCIAL_SECURITY = ['INCOME_RETIREMENT_PENSION', 'INCOME_OTHER', 'INCOME_OTHER_INCOME'];

/**
 * Plaid has no code of its own for Social Security; its code for pensions holds both. Taxes and plans treat the two
 * differently.
 */
const isSocialSecurity = (code: string, name: string): boolean =>
  MAY_BE_SOCIAL_SECURITY.includes(code) &&
  /\bsoc(?:ial)? ?sec(?:urity)?\b|\bssa treas\b/i.test(name);

const HOMEOWNERS =
  /\bhoa\b|\bhome ?owners?'? ?(?:assn?|assoc|association|dues)\b|\bcondo(?:minium)? (?:assn?|assoc|association|fees?|dues)\b/i;

/** Plaid has no code for the dues of homeowners, and calls them an other service or utility. */
const MAY_BE_DUES = [
  'GENERAL_SERVICES_OTHER',
  'GENERAL_SERVICES_OTHER_GENERAL_SERVICES',
  'RENT_AND_UTILITIES_OTHER_UTILITIES',
];
const isHomeownersDues = (code: string, name: string): boolean =>
  MAY_BE_DUES.includes(code) && HOMEOWNERS.test(name);

interface CategoryHints {
  readonly name: string;
  readonly recurring: boolean;
}

/** Streaming that recurs is a subscription. The name decides about car insurance and Social Security. */
export function detailedCategory(
  code: string,
  { name, recurring }: CategoryHints,
): BuiltInCategory {
  if (recurring && STREAMING.includes(code)) return 'Subscriptions';
  if (isAutoInsurance(code, name)) return 'Auto Insurance';
  if (isSocialSecurity(code, name)) return 'Benefits';
  if (isHomeownersDues(code, name)) return 'Home';
  const prefixed = BY_PREFIX.find(([prefix]) => `${code}_`.startsWith(prefix));
  return EXACT.get(code) ?? prefixed?.[1] ?? 'Other';
}
