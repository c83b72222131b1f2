import { add, type Cents, ZERO } from '../../money';
import type { Transaction } from '../entities';
import { rowsByMonth } from './month/rows-by-month';
import { totalSetAside } from './spending/set-aside';
import { totalIncome, totalSpending } from './totals';

interface FlowTotals {
  readonly income: Cents;
  readonly spending: Cents;
  readonly setAside: Cents;
}

const NOTHING: FlowTotals = { income: ZERO, spending: ZERO, setAside: ZERO };

const ofMonth = new WeakMap<readonly Transaction[], FlowTotals>();

function totalsOfMonth(rows: readonly Transaction[]): FlowTotals {
  const known = ofMonth.get(rows) ?? {
    income: totalIncome(rows),
    spending: totalSpending(rows),
    setAside: totalSetAside(rows),
  };
  ofMonth.set(rows, known);
  return known;
}

/** Adds up each month once, even if several lists have it. */
export function flowTotals(transactions: readonly Transaction[]): FlowTotals {
  return [...rowsByMonth(transactions).values()].map(totalsOfMonth).reduce(
    (total, each) => ({
      income: add(total.income, each.income),
      spending: add(total.spending, each.spending),
      setAside: add(total.setAside, each.setAside),
    }),
    NOTHING,
  );
}
