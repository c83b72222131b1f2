import {
  BUDGET_ORDER,
  budgetGroup,
  type BudgetLine,
  budgetStatus,
  type Category,
  type CategoryKey,
  categoryOfKey,
} from '@halyard/shared-contracts/finance';
import { type Cents, subtract, sum, ZERO } from '@halyard/shared-contracts/money';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';

/** The filter chips of the budget table (P2-2.budget-6). */
export type BudgetFilter = 'all' | 'over' | 'nearly' | 'available';

/** The three groups that the table has. */
export type TableGroup = 'fixed' | 'variable' | 'savings';

export interface BudgetTableGroup {
  readonly group: TableGroup;
  readonly lines: readonly BudgetLine[];
  readonly assigned: Cents;
  readonly spent: Cents;
}

export interface Unbudgeted {
  readonly key: CategoryKey;
  readonly category: Category;
  readonly spent: Cents;
}

type Amounts = Pick<BudgetAnswer, 'assigned' | 'spent'>;

/** In the order of the page. */
export const TABLE_GROUPS: readonly TableGroup[] = ['fixed', 'variable', 'savings'];

/** Categories that are paid from, never budgeted for. */
const NEVER_BUDGETED: readonly CategoryKey[] = ['salary', 'income', 'transfer'];

/** Every category a budget can be set for, in the order of the table. */
export const BUDGETABLE_KEYS: readonly CategoryKey[] = BUDGET_ORDER.filter(
  (key) => !NEVER_BUDGETED.includes(key),
);

/**
 * The group of a line. Categories that P2-2.budget-9 does not place go where puts them, so that no line is lost.
 */
export function tableGroup(key: CategoryKey): TableGroup {
  const group = budgetGroup(key);
  if (group !== 'other') return group;
  return key === 'auto_insurance' ? 'fixed' : 'variable';
}

/** The budgeted categories of a month in table order; a category without a budget has no line (P2-5-2). */
export function linesOf({ assigned, spent: spentByKey }: Amounts): BudgetLine[] {
  return BUDGET_ORDER.flatMap((key) => {
    const amount = assigned[key];
    if (amount === undefined) return [];
    const spent = spentByKey[key] ?? ZERO;
    return {
      key,
      category: categoryOfKey(key),
      group: budgetGroup(key),
      assigned: amount,
      spent,
      remaining: subtract(amount, spent),
      status: budgetStatus(spent, amount),
    };
  });
}

/**
 * Whether a chip keeps a line. 'Over Budget' and 'Nearly Spent' keep the lines of that very status; 'Available'
 * keeps every line with room left, that is all that are neither: on track, funded and available.
 */
export function keeps(filter: BudgetFilter, { status }: Pick<BudgetLine, 'status'>): boolean {
  if (filter === 'all') return true;
  if (filter === 'available') return status !== 'over' && status !== 'nearly';
  return status === filter;
}

/** The lines in their groups; a group without lines is left out. */
export function groupsOf(lines: readonly BudgetLine[]): BudgetTableGroup[] {
  return TABLE_GROUPS.map((group) => {
    const own = lines.filter(({ key }) => tableGroup(key) === group);
    return {
      group,
      lines: own,
      assigned: sum(own.map(({ assigned }) => assigned)),
      spent: sum(own.map(({ spent }) => spent)),
    };
  }).filter(({ lines: own }) => own.length > 0);
}

/** Spending in categories without a budget, largest first: with the lines it makes up all that was spent. */
export function unbudgetedOf({ assigned, spent }: Amounts): Unbudgeted[] {
  return BUDGET_ORDER.flatMap((key) => {
    const amount = spent[key];
    return amount === undefined || assigned[key] !== undefined
      ? []
      : { key, category: categoryOfKey(key), spent: amount };
  }).sort((a, b) => b.spent - a.spent);
}

/**
 * The three cards. `spent` is all spending of the month, so that it is the spending screen's to the cent. Where nobody
 * set a budget nothing is left of it, and nothing is over it.
 */
export function totalsOf({ assigned, spent }: Amounts): BudgetTotals {
  const amounts = Object.values(assigned);
  const total = sum(Object.values(spent));
  if (amounts.length === 0) return { spent: total, budgeted: null, remaining: null };
  const budgeted = sum(amounts);
  return { spent: total, budgeted, remaining: subtract(budgeted, total) };
}

export type BudgetTotals = { readonly spent: Cents } & (
  | { readonly budgeted: Cents; readonly remaining: Cents }
  | { readonly budgeted: null; readonly remaining: null }
);
