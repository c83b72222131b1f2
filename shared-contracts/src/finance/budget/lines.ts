import { type Cents, subtract, sum, ZERO } from '../../money';
import {
  budgetable,
  BUILT_IN_CATEGORIES,
  type Categorized,
  inCategory,
  type UserCategory,
} from '../categories/user-category';
import { BUDGET_GROUPS, type CategoryKey } from '../category';
import { type BudgetMonth, fundsOf } from './month';
import type { BudgetSetting } from './setting';
import { type BudgetStatus, budgetStatus } from './status';

export interface BudgetLine extends Categorized {
  readonly key: CategoryKey;
  readonly group: string;
  /** It includes what was carried over and moved. */
  readonly assigned: Cents;
  readonly carried: Cents;
  readonly moved: Cents;
  readonly setting: BudgetSetting;
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

const NO_SETTING: BudgetSetting = { kind: 'none' };

type Month = Omit<BudgetMonth, 'setAside'>;

function line(custom: UserCategory, assigned: Cents, month: Month): BudgetLine {
  const key = custom.id;
  const spent = month.spent[key] ?? ZERO;
  return {
    key,
    ...inCategory(custom),
    group: custom.group ?? 'variable',
    assigned,
    carried: month.carried?.[key] ?? ZERO,
    moved: month.moved?.[key] ?? ZERO,
    setting: month.settings?.[key] ?? NO_SETTING,
    spent,
    remaining: subtract(assigned, spent),
    status: budgetStatus(spent, assigned),
  };
}

/** Returns the lines in table order. A category without a budget has no line (P2-5-2). */
export function budgetLines(month: Month): BudgetLine[] {
  const funds = fundsOf(month);
  return budgetable(month.categories ?? BUILT_IN_CATEGORIES).flatMap((category) => {
    const amount = funds[category.id];
    return amount === undefined ? [] : [line(category, amount, month)];
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
