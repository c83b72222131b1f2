/** What a row of a category is; its sign alone does not decide it (P3-A1-1). */
export type CategoryKind = 'income' | 'expense' | 'saving' | 'transfer';

export const BUDGET_GROUPS = ['fixed', 'variable', 'savings'] as const;

export type BudgetGroup = (typeof BUDGET_GROUPS)[number];

interface CategoryFacts {
  readonly kind: CategoryKind;
  /** Null for income and transfers, which have no budget. */
  readonly budgetGroup: BudgetGroup | null;
  /** People buy in it as they please, so that only a fixed price recurs. */
  readonly isPurchase: boolean;
}

const FIXED = { kind: 'expense', budgetGroup: 'fixed', isPurchase: false } as const;
const VARIABLE = { kind: 'expense', budgetGroup: 'variable', isPurchase: false } as const;
const PURCHASE = { ...VARIABLE, isPurchase: true } as const;
const SAVING = { kind: 'saving', budgetGroup: 'savings', isPurchase: false } as const;
const INCOME = { kind: 'income', budgetGroup: null, isPurchase: false } as const;

/** Every category, in the order of the budget's table (P3-A4-1). */
const FACTS = {
  Rent: FIXED,
  Mortgage: FIXED,
  'Auto Loan': FIXED,
  'Student Loan': FIXED,
  'Loan Interest': FIXED,
  Utilities: FIXED,
  Subscriptions: FIXED,
  Phone: FIXED,
  Internet: FIXED,
  'Auto Insurance': FIXED,
  Insurance: FIXED,
  Childcare: FIXED,
  Taxes: FIXED,
  Groceries: PURCHASE,
  'Dining Out': PURCHASE,
  Gas: PURCHASE,
  Shopping: PURCHASE,
  Entertainment: PURCHASE,
  Travel: PURCHASE,
  Transportation: PURCHASE,
  Medical: PURCHASE,
  Fitness: VARIABLE,
  Home: PURCHASE,
  'Personal Care': PURCHASE,
  Education: VARIABLE,
  Pets: PURCHASE,
  'Gifts & Donations': PURCHASE,
  Fees: PURCHASE,
  Savings: SAVING,
  Investments: SAVING,
  Salary: INCOME,
  Income: INCOME,
  'Interest Income': INCOME,
  Dividends: INCOME,
  Benefits: INCOME,
  Pension: INCOME,
  'Insurance Payout': INCOME,
  Transfer: { kind: 'transfer', budgetGroup: null, isPurchase: false },
  Other: PURCHASE,
} as const satisfies Readonly<Record<string, CategoryFacts>>;

/** A category's name, as people read it. */
export type Category = keyof typeof FACTS;

type SnakeCase<Name extends string> = Name extends `${infer First} & ${infer Rest}`
  ? `${SnakeCase<First>}_and_${SnakeCase<Rest>}`
  : Name extends `${infer First} ${infer Rest}`
    ? `${SnakeCase<First>}_${SnakeCase<Rest>}`
    : Lowercase<Name>;

/** Key of a category, as budgets name it: 'Gifts & Donations' → 'gifts_and_donations'. */
export type CategoryKey = SnakeCase<Category>;

export const CATEGORIES = Object.keys(FACTS) as [Category, ...Category[]];

export const categoryFacts = (category: Category): CategoryFacts => FACTS[category];

export function categoryKey(category: Category): CategoryKey {
  return category.toLowerCase().replace('&', 'and').replaceAll(' ', '_') as CategoryKey;
}

const byKey = new Map(CATEGORIES.map((category) => [categoryKey(category), category]));

/** The keys of all categories, in the order of `CATEGORIES`. */
export const CATEGORY_KEYS: readonly CategoryKey[] = CATEGORIES.map(categoryKey);

export function categoryOfKey(key: CategoryKey): Category {
  return byKey.get(key) ?? 'Other';
}

const known: ReadonlySet<string> = new Set(CATEGORIES);

/** Turns any text into a category; a text that is not one of ours is 'Other' (P1-5-12). */
export function toCategory(text: string): Category {
  return known.has(text) ? (text as Category) : 'Other';
}
