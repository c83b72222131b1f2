import { type Cents, subtract, sum, ZERO } from '../../money';
import {
  budgetable,
  BUILT_IN_CATEGORIES,
  type Categorized,
  inCategory,
  type UserCategory,
} from '../categories/user-category';
import { BUDGET_GROUPS, type CategoryKey } from '../category';
import type { BudgetMonth } from './month';
import { type BudgetStatus, budgetStatus } from './status';

export interface BudgetLine extends Categorized {
  readonly key: CategoryKey;
  readonly group: string;
  readonly assigned: Cents;
  readonly spent: Cents;
  readonly remaining: Cents;
  readonly status: BudgetStatus;
}

export interface BudgetLineGroup {
  readonly group: string;
  readonly lines: readonly BudgetLine[];
  readonly assigned: Cents;
  readonly spent: Cents;
}

const line = (custom: UserCategory, assigned: Cents, spent: Cents): BudgetLine => ({
  key: custom.id,
  ...inCategory(custom),
  group: custom.group ?? 'variable',
  assigned,
  spent,
  remaining: subtract(assigned, spent),
  status: budgetStatus(spent, assigned),
});

/** Returns the lines in table order; a category without a budget has no line (P2-5-2). */
export function budgetLines({
  assigned,
  spent,
  categories = BUILT_IN_CATEGORIES,
}: Omit<BudgetMonth, 'setAside'>): BudgetLine[] {
  return budgetable(categories).flatMap((category) => {
    const amount = assigned[category.id];
    return amount === undefined ? [] : [line(category, amount, spent[category.id] ?? ZERO)];
  });
}

export function budgetLineGroups(lines: readonly BudgetLine[]): BudgetLineGroup[] {
  const groups = new Set([...BUDGET_GROUPS, ...lines.map(({ group }) => group)]);
  return [...groups]
    .map((group) => {
      const own = lines.filter((each) => each.group === group);
      return {
        group,
        lines: own,
        assigned: sum(own.map(({ assigned }) => assigned)),
        spent: sum(own.map(({ spent }) => spent)),
      };
    })
    .filter(({ lines: own }) => own.length > 0);
}
