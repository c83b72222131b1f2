import { CATEGORY_KEYS, type CategoryKey } from '../category';
import { BUDGET_ORDER, budgetGroup, type BudgetGroup } from './group';

const GROUPS: Record<BudgetGroup, CategoryKey[]> = {
  fixed: ['rent', 'auto_loan', 'student_loan', 'utilities', 'subscriptions', 'phone', 'internet'],
  variable: ['groceries', 'dining_out', 'gas', 'shopping', 'entertainment', 'travel'],
  savings: ['savings', 'investments'],
  other: ['transportation', 'salary', 'income', 'transfer', 'auto_insurance', 'other'],
};

describe('budgetGroup', () => {
  // Covers P2-2.budget-9.
  it.each(Object.entries(GROUPS))('%s holds %j', (group, keys) => {
    expect(CATEGORY_KEYS.filter((key) => budgetGroup(key) === group).sort()).toEqual(keys.sort());
  });

  it('orders every key once, fixed expenses first', () => {
    expect([...BUDGET_ORDER].sort()).toEqual([...CATEGORY_KEYS].sort());
    expect(BUDGET_ORDER.slice(0, 3)).toEqual(['rent', 'auto_loan', 'student_loan']);
  });
});
