import type { BudgetStatus } from '@halyard/shared-contracts/finance';
import { type BudgetFilter, matches } from './budget-filter';

const ALL = ['over', 'nearly', 'on_track', 'funded', 'available'] as const;

describe('matches', () => {
  it.each<[BudgetFilter, readonly BudgetStatus[]]>([
    ['all', ALL],
    ['over', ['over']],
    ['nearly', ['nearly']],
    ['available', ['on_track', 'funded', 'available']],
  ])('%s shows %j', (filter, shown) => {
    expect(ALL.filter((status) => matches(filter, { status }))).toEqual(shown);
  });
});
