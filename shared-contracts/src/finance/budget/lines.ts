import { type Cents, subtract, sum, ZERO } from '../../money';
import {
  BUDGET_GROUPS,
  type BudgetGroup,
  type Category,
  type CategoryKey,
  categoryOfKey,
} from '../category';
import { BUDGETABLE_KEYS, budgetGroup } from './group';
import type { BudgetMonth } from './month';
import { type BudgetStatus, budgetStatus } from './status';

export interface BudgetLine {
  readonly key: CategoryKey;
  readonly category: Category;
  readonly group: BudgetGroup;
  readonly assigned: Cents;
  readonly spent: Cents;
  readonly remaining: Cents;
  readonly status: BudgetStatus;
}

export interface BudgetLineGroup {
  readonly group: BudgetGroup;
  readonly lines: readonly BudgetLine[];
  readonly assigned: Cents;
  readonly spent: Cents;
}

const line = (key: CategoryKey, assigned: Cents, spent: Cents): BudgetLine => ({
  key,
  category: categoryOfKey(key),
  group: budgetGroup(key),
  assigned,
  spent,
  remaining: subtract(assigned, spent),
  status: budgetStatus(spent, assigned),
});

/** Returns the lines in table order; a category without a budget has no line (P2-5-2). */
export function budgetLines({ assigned, spent }: BudgetMonth): BudgetLine[] {
  return BUDGETABLE_KEYS.flatMap((key) => {
    const amount = assigned[key];
    return amount === undefined ? [] : [line(key, amount, spent[key] ?? ZERO)];
  });
}

export function budgetLineGroups(lines: readonly BudgetLine[]): BudgetLineGroup[] {
  return BUDGET_GROUPS.map((group) => {
    const own = lines.filter((each) => each.group === group);
    return {
      group,
      lines: own,
      assigned: sum(own.map(({ assigned }) => assigned)),
      spent: sum(own.map(({ spent }) => spent)),
    };
  }).filter(({ lines: own }) => own.length > 0);
}
