import { type BudgetGroup, CATEGORY_KEYS, type CategoryKey } from '../category';
import { budgetable, BUILT_IN_CATEGORIES } from '../categories/user-category';

const BUDGETABLE = budgetable(BUILT_IN_CATEGORIES);
const BUDGETABLE_KEYS = BUDGETABLE.map(({ id }) => id);

const GROUPS: readonly [BudgetGroup, CategoryKey[]][] = [
  [
    'fixed',
    [
      'rent',
      'auto_loan',
      'student_loan',
      'utilities',
      'subscriptions',
      'phone',
      'internet',
      'auto_insurance',
      'mortgage',
      'loan_interest',
      'insurance',
      'childcare',
      'taxes',
    ],
  ],
  [
    'variable',
    [
      'groceries',
      'dining_out',
      'gas',
      'shopping',
      'entertainment',
      'travel',
      'transportation',
      'other',
      'medical',
      'fitness',
      'home',
      'personal_care',
      'education',
      'pets',
      'gifts_and_donations',
      'fees',
    ],
  ],
  ['savings', ['savings', 'investments']],
];

describe('the group of a category', () => {
  // Covers P2-2.budget-9, R-5.11.
  it.each(GROUPS)('%s holds %j', (group, keys) => {
    expect(
      BUDGETABLE.filter((each) => each.group === group)
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(keys.toSorted());
  });
});

describe('BUDGETABLE_KEYS', () => {
  it('has each category once, fixed expenses first and savings before "Other"', () => {
    expect(new Set(BUDGETABLE_KEYS).size).toBe(BUDGETABLE_KEYS.length);
    expect(BUDGETABLE_KEYS.slice(0, 3)).toEqual(['rent', 'mortgage', 'auto_loan']);
    expect(BUDGETABLE_KEYS.slice(-3)).toEqual(['savings', 'investments', 'other']);
  });

  it('leaves out income and transfers', () => {
    const without = CATEGORY_KEYS.filter((key) => !BUDGETABLE_KEYS.includes(key));
    expect(without).toEqual([
      'salary',
      'income',
      'interest_income',
      'dividends',
      'benefits',
      'pension',
      'insurance_payout',
      'transfer',
    ]);
  });
});
