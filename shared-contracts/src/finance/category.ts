/** The specification lists eighteen categories, and bank data needs three more. */
export const CATEGORIES = [
  'Rent',
  'Groceries',
  'Dining Out',
  'Gas',
  'Transportation',
  'Auto Loan',
  'Student Loan',
  'Utilities',
  'Phone',
  'Internet',
  'Subscriptions',
  'Shopping',
  'Salary',
  'Income',
  'Savings',
  'Investments',
  'Transfer',
  'Auto Insurance',
  'Entertainment',
  'Travel',
  'Other',
] as const;

export type Category = (typeof CATEGORIES)[number];

export type CategoryKey =
  | 'rent'
  | 'groceries'
  | 'dining_out'
  | 'gas'
  | 'transportation'
  | 'auto_loan'
  | 'student_loan'
  | 'utilities'
  | 'phone'
  | 'internet'
  | 'subscriptions'
  | 'shopping'
  | 'salary'
  | 'income'
  | 'savings'
  | 'investments'
  | 'transfer'
  | 'auto_insurance'
  | 'entertainment'
  | 'travel'
  | 'other';

export function categoryKey(category: Category): CategoryKey {
  return category.toLowerCase().replace(/ /g, '_') as CategoryKey;
}

const byKey = new Map(CATEGORIES.map((category) => [categoryKey(category), category]));

export const CATEGORY_KEYS: readonly CategoryKey[] = CATEGORIES.map(categoryKey);

export function categoryOfKey(key: CategoryKey): Category {
  return byKey.get(key) ?? 'Other';
}

const known: ReadonlySet<string> = new Set(CATEGORIES);

/** Any text that is not one of our categories becomes 'Other' (P1-5-12). */
export function toCategory(text: string): Category {
  return known.has(text) ? (text as Category) : 'Other';
}
