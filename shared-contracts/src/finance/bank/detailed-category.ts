import type { Category } from '../category';

const EXACT: ReadonlyMap<string, Category> = new Map([
  ['RENT_AND_UTILITIES_RENT', 'Rent'],
  ['LOAN_PAYMENTS_MORTGAGE_PAYMENT', 'Rent'],
  ['RENT_AND_UTILITIES_INTERNET_AND_CABLE', 'Internet'],
  ['RENT_AND_UTILITIES_TELEPHONE', 'Phone'],
  ['FOOD_AND_DRINK_GROCERIES', 'Groceries'],
  ['FOOD_AND_DRINK_BEER_WINE_AND_LIQUOR', 'Groceries'],
  ['TRANSPORTATION_GAS', 'Gas'],
  ['GENERAL_SERVICES_AUTOMOTIVE', 'Transportation'],
  ['LOAN_PAYMENTS_CAR_PAYMENT', 'Auto Loan'],
  ['LOAN_PAYMENTS_STUDENT_LOAN_PAYMENT', 'Student Loan'],
  ['LOAN_PAYMENTS_CREDIT_CARD_PAYMENT', 'Transfer'],
  ['INCOME_WAGES', 'Salary'],
  ['INCOME_SALARY', 'Salary'],
  ['INCOME_MILITARY', 'Salary'],
  ['INCOME_CONTRACTOR', 'Salary'],
  ['INCOME_GIG_ECONOMY', 'Salary'],
  ['TRANSFER_OUT_SAVINGS', 'Savings'],
  ['TRANSFER_OUT_INVESTMENT_AND_RETIREMENT_FUNDS', 'Investments'],
] satisfies [string, Category][]);

const BY_PREFIX: readonly (readonly [prefix: string, category: Category])[] = [
  ['RENT_AND_UTILITIES_', 'Utilities'],
  ['FOOD_AND_DRINK_', 'Dining Out'],
  ['TRANSPORTATION_', 'Transportation'],
  ['ENTERTAINMENT_', 'Entertainment'],
  ['GENERAL_MERCHANDISE_', 'Shopping'],
  ['HOME_IMPROVEMENT_', 'Shopping'],
  ['PERSONAL_CARE_', 'Shopping'],
  ['TRAVEL_', 'Travel'],
  ['INCOME_', 'Income'],
  ['TRANSFER_', 'Transfer'],
  ['LOAN_DISBURSEMENTS_', 'Transfer'],
];

const STREAMING = ['ENTERTAINMENT_TV_AND_MOVIES', 'ENTERTAINMENT_MUSIC_AND_AUDIO'];

interface CategoryHints {
  readonly name: string;
  readonly recurring: boolean;
}

/** Recurring streaming is a subscription, and a name decides about car insurance. */
export function detailedCategory(code: string, { name, recurring }: CategoryHints): Category {
  if (recurring && STREAMING.includes(code)) return 'Subscriptions';
  if (code === 'GENERAL_SERVICES_INSURANCE') {
    return /\b(auto|car)\b/i.test(name) ? 'Auto Insurance' : 'Other';
  }
  const prefixed = BY_PREFIX.find(([prefix]) => `${code}_`.startsWith(prefix));
  return EXACT.get(code) ?? prefixed?.[1] ?? 'Other';
}
