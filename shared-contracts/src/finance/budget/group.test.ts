import { CATEGORY_KEYS, type CategoryKey } from '../category';
import { BUDGET_ORDER, BUDGETABLE_KEYS, type BudgetGroup, budgetGroup } from './group';

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
    ],
  ],
  ['savings', ['savings', 'investments']],
];

describe('budgetGroup', () => {
  // Covers P2-2.budget-9, R-5.11.
  it.each(GROUPS)('%s holds %j', (group, keys) => {
    expect(BUDGETABLE_KEYS.filter((key) => budgetGroup(key) === group).toSorted()).toEqual(
      keys.toSorted(),
    );
  });
});

describe('BUDGET_ORDER', () => {
  it('has every category once, fixed expenses first', () => {
    expect(BUDGET_ORDER.toSorted()).toEqual(CATEGORY_KEYS.toSorted());
    expect(BUDGET_ORDER.slice(0, 3)).toEqual(['rent', 'auto_loan', 'student_loan']);
  });
});

describe('BUDGETABLE_KEYS', () => {
  it('leaves out money that comes in and transfers between own accounts', () => {
    const without = BUDGET_ORDER.filter((key) => !BUDGETABLE_KEYS.includes(key));
    expect(without.toSorted()).toEqual(['income', 'salary', 'transfer']);
  });
});
