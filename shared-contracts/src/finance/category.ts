/** The kind also decides what a row is, not its sign alone (P3-A1-1). */
export type CategoryKind = 'income' | 'expense' | 'saving' | 'transfer';

export const BUDGET_GROUPS = ['fixed', 'variable', 'savings'] as const;

export type BudgetGroup = (typeof BUDGET_GROUPS)[number];

export interface CategoryFacts {
  readonly kind: CategoryKind;
  /** It is one of `BUDGET_GROUPS` or the user's own group, and null for income and transfers. */
  readonly budgetGroup: string | null;
  /** A purchase recurs only at a fixed price. */
  readonly isPurchase: boolean;
}

const FIXED = { kind: 'expense', budgetGroup: 'fixed', isPurchase: false } as const;
const VARIABLE = { kind: 'expense', budgetGroup: 'variable', isPurchase: false } as const;
const PURCHASE = { ...VARIABLE, isPurchase: true } as const;
const SAVING = { kind: 'saving', budgetGroup: 'savings', isPurchase: false } as const;
const INCOME = { kind: 'income', budgetGroup: null, isPurchase: false } as const;

/** The order is that of the budget's table (P3-A4-1). */
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

export type BuiltInCategory = keyof typeof FACTS;

export type Category = BuiltInCategory | (string & Record<never, never>);

type SnakeCase<Name extends string> = Name extends `${infer First} & ${infer Rest}`
  ? `${SnakeCase<First>}_and_${SnakeCase<Rest>}`
  : Name extends `${infer First} ${infer Rest}`
    ? `${SnakeCase<First>}_${SnakeCase<Rest>}`
    : Lowercase<Name>;

/** 'Gifts & Donations' becomes 'gifts_and_donations'. */
export type BuiltInKey = SnakeCase<BuiltInCategory>;

export type CategoryKey = string;

export const CATEGORIES = Object.keys(FACTS) as [BuiltInCategory, ...BuiltInCategory[]];

export const builtInFacts = (category: BuiltInCategory): CategoryFacts => FACTS[category];

export function categoryKey(category: BuiltInCategory): BuiltInKey;
export function categoryKey(category: Category): CategoryKey;
export function categoryKey(category: Category): CategoryKey {
  return category.toLowerCase().replace('&', 'and').replaceAll(' ', '_');
}

const byKey: ReadonlyMap<CategoryKey, BuiltInCategory> = new Map(
  CATEGORIES.map((category) => [categoryKey(category), category]),
);

export const CATEGORY_KEYS = CATEGORIES.map((category) => categoryKey(category)) as [
  BuiltInKey,
  ...BuiltInKey[],
];

export const isBuiltInKey = (key: CategoryKey): key is BuiltInKey => byKey.has(key);

export function categoryOfKey(key: CategoryKey): BuiltInCategory {
  return byKey.get(key) ?? 'Other';
}

const known: ReadonlySet<string> = new Set(CATEGORIES);

export const isBuiltIn = (text: string): text is BuiltInCategory => known.has(text);

/** Any other text becomes 'Other' (P1-5-12). */
export function toCategory(text: string): BuiltInCategory {
  return isBuiltIn(text) ? text : 'Other';
}
