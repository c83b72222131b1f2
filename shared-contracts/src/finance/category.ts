/** The product's categories: the eighteen of the specification, and three that bank data needs. */
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

/** A category's name, as people read it. */
export type Category = (typeof CATEGORIES)[number];

/** Snake-case key of a category, as budgets name it: 'Dining Out' → 'dining_out'. */
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

/** The budget key of a category. */
export function categoryKey(category: Category): CategoryKey {
  return category.toLowerCase().replace(/ /g, '_') as CategoryKey;
}

const byKey = new Map(CATEGORIES.map((category) => [categoryKey(category), category]));

/** The keys of all categories, in the order of `CATEGORIES`. */
export const CATEGORY_KEYS: readonly CategoryKey[] = CATEGORIES.map(categoryKey);

/** The category that a budget key names. */
export function categoryOfKey(key: CategoryKey): Category {
  return byKey.get(key) ?? 'Other';
}

const known: ReadonlySet<string> = new Set(CATEGORIES);

/** Turns any text into a category; a text that is not one of ours is 'Other' (P1-5-12). */
export function toCategory(text: string): Category {
  return known.has(text) ? (text as Category) : 'Other';
}
