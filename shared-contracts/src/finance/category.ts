/** What a row of a category is; its sign alone does not decide it (P3-A1-1). */
export type CategoryKind = 'income' | 'expense' | 'saving' | 'transfer';

export const BUDGET_GROUPS = ['fixed', 'variable', 'savings'] as const;

export type BudgetGroup = (typeof BUDGET_GROUPS)[number];

interface CategoryFacts {
  /** The name that budgets use. */
  readonly key: string;
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
  Rent: { ...FIXED, key: 'rent' },
  Mortgage: { ...FIXED, key: 'mortgage' },
  'Auto Loan': { ...FIXED, key: 'auto_loan' },
  'Student Loan': { ...FIXED, key: 'student_loan' },
  'Loan Interest': { ...FIXED, key: 'loan_interest' },
  Utilities: { ...FIXED, key: 'utilities' },
  Subscriptions: { ...FIXED, key: 'subscriptions' },
  Phone: { ...FIXED, key: 'phone' },
  Internet: { ...FIXED, key: 'internet' },
  'Auto Insurance': { ...FIXED, key: 'auto_insurance' },
  Insurance: { ...FIXED, key: 'insurance' },
  Childcare: { ...FIXED, key: 'childcare' },
  Taxes: { ...FIXED, key: 'taxes' },
  Groceries: { ...PURCHASE, key: 'groceries' },
  'Dining Out': { ...PURCHASE, key: 'dining_out' },
  Gas: { ...PURCHASE, key: 'gas' },
  Shopping: { ...PURCHASE, key: 'shopping' },
  Entertainment: { ...PURCHASE, key: 'entertainment' },
  Travel: { ...PURCHASE, key: 'travel' },
  Transportation: { ...PURCHASE, key: 'transportation' },
  Medical: { ...PURCHASE, key: 'medical' },
  Fitness: { ...VARIABLE, key: 'fitness' },
  Home: { ...PURCHASE, key: 'home' },
  'Personal Care': { ...PURCHASE, key: 'personal_care' },
  Education: { ...VARIABLE, key: 'education' },
  Pets: { ...PURCHASE, key: 'pets' },
  'Gifts & Donations': { ...PURCHASE, key: 'gifts_and_donations' },
  Fees: { ...PURCHASE, key: 'fees' },
  Savings: { ...SAVING, key: 'savings' },
  Investments: { ...SAVING, key: 'investments' },
  Salary: { ...INCOME, key: 'salary' },
  Income: { ...INCOME, key: 'income' },
  'Interest Income': { ...INCOME, key: 'interest_income' },
  Dividends: { ...INCOME, key: 'dividends' },
  Benefits: { ...INCOME, key: 'benefits' },
  Pension: { ...INCOME, key: 'pension' },
  'Insurance Payout': { ...INCOME, key: 'insurance_payout' },
  Transfer: { kind: 'transfer', key: 'transfer', budgetGroup: null, isPurchase: false },
  Other: { ...PURCHASE, key: 'other' },
} as const satisfies Readonly<Record<string, CategoryFacts>>;

/** A category's name, as people read it. */
export type Category = keyof typeof FACTS;

/** Snake-case key of a category, as budgets name it: 'Dining Out' → 'dining_out'. */
export type CategoryKey = (typeof FACTS)[Category]['key'];

export const CATEGORIES = Object.keys(FACTS) as [Category, ...Category[]];

export const categoryFacts = (category: Category): CategoryFacts => FACTS[category];

export function categoryKey(category: Category): CategoryKey {
  return FACTS[category].key;
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
