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
 * A `MonthFlow` says where the money of a month came from and where it went. All amounts are positive, and both
 * sides have the same sum. One side has income, refunds, and money from savings. The other has spending, money put
 * aside, and what is left. Transfers between own accounts are in neither.
 */
export interface MonthFlow {
  /** All lists have the largest first. */
  readonly sources: readonly FlowSource[];
  /** Refunds exceed purchases in these categories. */
  readonly credits: readonly FlowUse[];
  /** It is the spending beyond the income, which came from the balance. */
  readonly shortfall: Cents;
  /** The amounts leave out what was put aside. */
  readonly uses: readonly FlowUse[];
  /** These payers took back more than they paid, as in a payroll correction. */
  readonly takenBack: readonly FlowSource[];
  readonly setAside: Cents;
  readonly leftOver: Cents;
  /** These are the month's totals on every screen. */
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

/**
 * Returns only what was consumed. Money that a category put aside, such as the principal of a mortgage, is a
 * separate use.
 */
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
