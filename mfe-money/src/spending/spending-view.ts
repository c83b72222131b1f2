import {
  addMonths,
  type BudgetTone,
  budgetProgressTone,
  type BudgetVariance,
  budgetVariance,
  type Category,
  type CategoryChange,
  categoryKey,
  comparedDays,
  inDays,
  inMonth,
  isSpending,
  monthOverMonth,
  sortTransactions,
  spendingBreakdown,
  totalBudgeted,
  totalSetAside,
  type SpendingSlice,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';

const LEGEND_CATEGORIES = 8;
const CHIP_CATEGORIES = 6;
const RECENT_TRANSACTIONS = 10;

export interface CategoryDetail extends SpendingSlice {
  readonly budget: {
    readonly assigned: Cents;
    readonly percent: number | null;
    readonly tone: BudgetTone;
  } | null;
  readonly change: CategoryChange | null;
}

type MonthBudget = Pick<BudgetAnswer, 'month' | 'assigned'>;
type MonthToday = Pick<BudgetAnswer, 'month' | 'today'>;

export function spendingTotals(transactions: readonly Transaction[], budget: MonthBudget) {
  const spending = inMonth(transactions, budget.month).filter(isSpending);
  const { total } = spendingBreakdown(spending);
  const budgeted = totalBudgeted(budget.assigned);
  const variance: BudgetVariance | null =
    budgeted === null ? null : budgetVariance(budgeted, total);
  return { total, count: spending.length, setAside: totalSetAside(spending), budgeted, variance };
}

export function spendingPie(transactions: readonly Transaction[], { month }: MonthBudget) {
  const breakdown = spendingBreakdown(inMonth(transactions, month));
  const categories = breakdown.categories.filter(({ amount }) => amount > 0);
  return {
    slices: categories,
    legend: categories.slice(0, LEGEND_CATEGORIES),
    unnamed: Math.max(0, categories.length - LEGEND_CATEGORIES),
  };
}

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

function categoryChanges(
  transactions: readonly Transaction[],
  { month, today }: MonthToday,
): CategoryChange[] {
  if (inMonth(transactions, addMonths(month, -1)).length === 0) return [];
  const previous = inDays(transactions, comparedDays(month, today));
  return monthOverMonth(inMonth(transactions, month), previous);
}

export function categoryDetails(
  transactions: readonly Transaction[],
  { month, today, assigned }: MonthBudget & MonthToday,
): CategoryDetail[] {
  const current = inMonth(transactions, month);
  const changes = categoryChanges(transactions, { month, today });
  return spendingBreakdown(current).categories.map((slice) => ({
    ...slice,
    budget: budgetOf(slice.amount, assigned[categoryKey(slice.category)]),
    change: changes.find(({ category }) => category === slice.category) ?? null,
  }));
}

/** Income and own transfers are left out, so that the list adds up to the total above it. */
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
