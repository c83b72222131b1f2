import {
  type BuiltInCategory,
  type Category,
  type CategoryHue,
  originOf,
  type UserCategory,
} from '../../../finance';

const INCOME = 'income' as const;

/** Categories that rarely appear together share a hue. Transfers and the rest are neutral. */
const HUES: Readonly<Record<Exclude<BuiltInCategory, 'Transfer' | 'Other'>, CategoryHue>> = {
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

const hasHue = (category: string): category is keyof typeof HUES => Object.hasOwn(HUES, category);

const hueColor = (hue: CategoryHue): string => `var(--category-${hue})`;

export function categoryColor(category: Category, custom?: UserCategory): string {
  if (custom?.color) return hueColor(custom.color);
  const origin = originOf({ category, custom }) ?? 'Other';
  return hasHue(origin) ? hueColor(HUES[origin]) : 'var(--neutral-fill)';
}

export const tintOf = (hue: string): string => `color-mix(in srgb, ${hue} 12%, var(--surface))`;
