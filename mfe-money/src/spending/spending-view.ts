import {
  addMonths,
  type BudgetTone,
  budgetProgressTone,
  type BudgetVariance,
  budgetVariance,
  type Category,
  type CategoryChange,
  categoryKey,
  inMonth,
  isSpending,
  monthOverMonth,
  sortTransactions,
  spendingBreakdown,
  totalBudgeted,
  type SpendingSlice,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';

/** Limits of the pie's legend, the category chips, and the recent transactions (P2-9-11). */
const LEGEND_CATEGORIES = 8;
const CHIP_CATEGORIES = 6;
const RECENT_TRANSACTIONS = 10;

/** One category of the month in detail. */
export interface CategoryDetail extends SpendingSlice {
  /** Null without a budget. */
  readonly budget: {
    readonly assigned: Cents;
    /** Unrounded; null when nothing is assigned, for then there is no share. */
    readonly percent: number | null;
    readonly tone: BudgetTone;
  } | null;
  /** Against the month before; null when that month has no transactions. */
  readonly change: CategoryChange | null;
}

type MonthBudget = Pick<BudgetAnswer, 'month' | 'assigned'>;

/** The three cards; null in place of the budget's figures when there is no budget. */
export function spendingTotals(transactions: readonly Transaction[], budget: MonthBudget) {
  const spending = inMonth(transactions, budget.month).filter(isSpending);
  const { total } = spendingBreakdown(spending);
  const budgeted = totalBudgeted(budget.assigned);
  const variance: BudgetVariance | null =
    budgeted === null ? null : budgetVariance(budgeted, total);
  return { total, count: spending.length, budgeted, variance };
}

/** Slices of the pie, largest first, and how many of them the legend names. */
export function spendingPie(transactions: readonly Transaction[], { month }: MonthBudget) {
  const { categories } = spendingBreakdown(inMonth(transactions, month));
  return {
    slices: categories,
    legend: categories.slice(0, LEGEND_CATEGORIES),
    unnamed: Math.max(0, categories.length - LEGEND_CATEGORIES),
  };
}

/** The categories that have a chip: the largest of the month. */
export function chipCategories(details: readonly CategoryDetail[]): Category[] {
  return details.slice(0, CHIP_CATEGORIES).map(({ category }) => category);
}

function budgetOf(amount: Cents, assigned: Cents | undefined): CategoryDetail['budget'] {
  if (assigned === undefined) return null;
  return {
    assigned,
    percent: assigned === 0 ? null : percentOf(amount, assigned),
    tone: budgetProgressTone(amount, assigned),
  };
}

/** What was spent per category, largest first, against its budget and the month before. */
export function categoryDetails(
  transactions: readonly Transaction[],
  { month, assigned }: MonthBudget,
): CategoryDetail[] {
  const current = inMonth(transactions, month);
  const previous = inMonth(transactions, addMonths(month, -1));
  const changes = previous.length === 0 ? [] : monthOverMonth(current, previous);
  return spendingBreakdown(current).categories.map((slice) => ({
    ...slice,
    budget: budgetOf(slice.amount, assigned[categoryKey(slice.category)]),
    change: changes.find(({ category }) => category === slice.category) ?? null,
  }));
}

/**
 * The newest ten purchases of the month, of one category or of all. Money in and own transfers are no spending and
 * stay on the transactions screen, so that the list belongs to the total above it.
 */
export function recentSpending(
  transactions: readonly Transaction[],
  { month }: MonthBudget,
  category: Category | 'all',
): Transaction[] {
  const chosen = inMonth(transactions, month).filter(
    (t) => isSpending(t) && (category === 'all' || t.category === category),
  );
  return sortTransactions(chosen, 'date', 'desc').slice(0, RECENT_TRANSACTIONS);
}
