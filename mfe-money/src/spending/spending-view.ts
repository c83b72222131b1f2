import {
  addMonths,
  type BudgetTone,
  budgetProgressTone,
  type BudgetVariance,
  budgetVariance,
  categoriesOf,
  type Category,
  type CategoryChange,
  comparedDays,
  fundsOf,
  inDays,
  inMonth,
  isSpending,
  keyOf,
  monthOverMonth,
  partIn,
  sortTransactions,
  spendingBreakdown,
  totalBudgeted,
  totalSetAside,
  type SpendingSlice,
  type Transaction,
} from '@halyard/shared-contracts/finance';
import { type Cents, percentOf } from '@halyard/shared-contracts/money';
import type { BudgetAnswer } from '@halyard/shared-contracts/wire';

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

type MonthBudget = Pick<BudgetAnswer, 'month' | 'assigned'> &
  Partial<Pick<BudgetAnswer, 'carried' | 'moved'>>;
type MonthToday = Pick<BudgetAnswer, 'month' | 'today'>;

export function spendingTotals(transactions: readonly Transaction[], budget: MonthBudget) {
  const spending = inMonth(transactions, budget.month).filter(isSpending);
  const { total } = spendingBreakdown(spending);
  const budgeted = totalBudgeted(fundsOf(budget));
  const variance: BudgetVariance | null =
    budgeted === null ? null : budgetVariance(budgeted, total);
  return { total, count: spending.length, setAside: totalSetAside(spending), budgeted, variance };
}

export type PieShare = Pick<SpendingSlice, 'category' | 'amount' | 'percentage'>;

export const pieShares = (
  transactions: readonly Transaction[],
  { month }: Pick<MonthBudget, 'month'>,
): readonly PieShare[] => spendingBreakdown(inMonth(transactions, month)).categories;

export function chipCategories(details: readonly CategoryDetail[]): Category[] {
  return details.slice(0, CHIP_CATEGORIES).map(({ category }) => category);
}

function budgetOf(amount: Cents, assigned: Cents | undefined): CategoryDetail['budget'] {
  if (assigned === undefined) return null;
  return {
    assigned,
    percent: assigned <= 0 ? null : percentOf(amount, assigned),
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
  { month, today, ...budget }: MonthBudget & MonthToday,
): CategoryDetail[] {
  const funds = fundsOf(budget);
  const current = inMonth(transactions, month);
  const changes = categoryChanges(transactions, { month, today });
  return spendingBreakdown(current).categories.map((slice) => ({
    ...slice,
    budget: budgetOf(slice.amount, funds[keyOf(slice)]),
    change: changes.find(({ category }) => category === slice.category) ?? null,
  }));
}

/** The list adds up to the total above it. */
export function recentSpending(
  transactions: readonly Transaction[],
  { month }: MonthBudget,
  category: Category | 'all',
): Transaction[] {
  const categories = category === 'all' ? [] : [category];
  const chosen = inMonth(transactions, month)
    .filter((t) => isSpending(t) && (category === 'all' || categoriesOf(t).includes(category)))
    .map((t) => partIn(t, categories));
  return sortTransactions(chosen, 'date', 'desc').slice(0, RECENT_TRANSACTIONS);
}
