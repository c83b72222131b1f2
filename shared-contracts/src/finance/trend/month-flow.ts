import { add, type Cents, negate, subtract, ZERO } from '../../money';
import type { Categorized } from '../categories/user-category';
import type { Transaction } from '../entities';
import { categorySpending } from '../movement/spending/category-spending';
import { isIncome } from '../movement/kind';
import { totalSetAside } from '../movement/spending/set-aside';
import { totalIncome, totalSpending } from '../movement/totals';

export interface FlowSource {
  readonly merchant: string;
  readonly amount: Cents;
}

export interface FlowUse extends Categorized {
  readonly amount: Cents;
}

/**
 * Where the money of a month came from and where it went. Every amount is positive, and both sides have the same sum:
 * income, refunds, and what was taken from savings on one side; spending, what was put aside, and what is left on the
 * other. Transfers between own accounts are in neither.
 */
export interface MonthFlow {
  /** Largest first, as the next lists. */
  readonly sources: readonly FlowSource[];
  /** Categories in which more came back than was spent. */
  readonly credits: readonly FlowUse[];
  /** Spending beyond the income, which came from the balance. */
  readonly shortfall: Cents;
  /** Categories without what was put aside. */
  readonly uses: readonly FlowUse[];
  /** Payers that took back more than they paid, such as a payroll correction. */
  readonly takenBack: readonly FlowSource[];
  readonly setAside: Cents;
  readonly leftOver: Cents;
  /** The totals of the month, as every screen shows them. */
  readonly income: Cents;
  readonly spending: Cents;
}

interface Valued {
  readonly amount: Cents;
}

const aboveZero = <T extends Valued>(list: readonly T[]): T[] =>
  list.filter(({ amount }) => amount > 0).sort((a, b) => b.amount - a.amount);

const belowZero = <T extends Valued>(list: readonly T[]): T[] =>
  aboveZero(list.map((each) => ({ ...each, amount: negate(each.amount) })));

function payers(transactions: readonly Transaction[]): FlowSource[] {
  const received = new Map<string, Cents>();
  for (const { merchant, amount } of transactions.filter(isIncome)) {
    received.set(merchant, add(received.get(merchant) ?? ZERO, amount));
  }
  return [...received].map(([merchant, amount]) => ({ merchant, amount }));
}

/** Consumption alone: what a category put aside, such as the principal of a mortgage, is a use of its own. */
function consumed(transactions: readonly Transaction[]): FlowUse[] {
  return categorySpending(transactions).map(({ category, custom, amount }) => {
    const own = transactions.filter((row) => row.category === category);
    return {
      category,
      ...(custom && { custom }),
      amount: subtract(amount, totalSetAside(own)),
    };
  });
}

/** `transactions` are those of one month. */
export function monthFlow(transactions: readonly Transaction[]): MonthFlow {
  const sources = payers(transactions);
  const categories = consumed(transactions);
  const income = totalIncome(transactions);
  const spending = totalSpending(transactions);
  const rest = subtract(income, spending);
  return {
    sources: aboveZero(sources),
    takenBack: belowZero(sources),
    credits: belowZero(categories),
    uses: aboveZero(categories),
    shortfall: rest < 0 ? negate(rest) : ZERO,
    leftOver: rest > 0 ? rest : ZERO,
    setAside: totalSetAside(transactions),
    income,
    spending,
  };
}
