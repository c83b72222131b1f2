import type { Category } from '../../../finance';

const INCOME = 'income';

/** Categories that rarely meet in one chart share a hue; transfers and the rest are neutral. */
const HUES: Readonly<Record<Exclude<Category, 'Transfer' | 'Other'>, string>> = {
  Rent: 'housing',
  Mortgage: 'housing',
  'Auto Loan': 'auto-loan',
  'Student Loan': 'student-loan',
  'Loan Interest': 'student-loan',
  Utilities: 'utilities',
  Subscriptions: 'subscriptions',
  Phone: 'phone',
  Internet: 'phone',
  'Auto Insurance': 'insurance',
  Insurance: 'insurance',
  Childcare: 'education',
  Taxes: 'taxes',
  Groceries: 'groceries',
  'Dining Out': 'dining',
  Gas: 'gas',
  Shopping: 'shopping',
  Entertainment: 'entertainment',
  Travel: 'travel',
  Transportation: 'transportation',
  Medical: 'medical',
  Fitness: 'fitness',
  Home: 'home',
  'Personal Care': 'personal-care',
  Education: 'education',
  Pets: 'pets',
  'Gifts & Donations': 'gifts',
  Fees: 'taxes',
  Savings: 'savings',
  Investments: 'savings',
  Salary: INCOME,
  Income: INCOME,
  'Interest Income': INCOME,
  Dividends: INCOME,
  Benefits: INCOME,
  Pension: INCOME,
  'Insurance Payout': INCOME,
};

const hasHue = (category: Category): category is keyof typeof HUES => category in HUES;

export function categoryColor(category: Category): string {
  return hasHue(category) ? `var(--category-${HUES[category]})` : 'var(--neutral-fill)';
}

/** The ground of a tile or pill of this hue. */
export const tintOf = (hue: string): string => `color-mix(in srgb, ${hue} 12%, var(--surface))`;
