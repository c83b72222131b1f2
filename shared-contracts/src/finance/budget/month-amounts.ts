import { type Cents, sum } from '../../money';
import { keyOf } from '../categories/user-category';
import type { IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { categorySpending } from '../movement/spending/category-spending';
import { rowsByMonth } from '../movement/month/rows-by-month';
import { totalIncome } from '../movement/totals';
import type { CategoryAmounts } from './assigned';

interface MonthAmounts {
  readonly income: Cents;
  readonly spent: CategoryAmounts;
  readonly setAside: Cents;
}

const NO_ROWS: readonly Transaction[] = [];

const known = new WeakMap<readonly Transaction[], MonthAmounts>();

function read(rows: readonly Transaction[]): MonthAmounts {
  const spent = categorySpending(rows);
  return {
    income: totalIncome(rows),
    spent: Object.fromEntries(spent.map((each) => [keyOf(each), each.amount])),
    setAside: sum(spent.map(({ setAside }) => setAside)),
  };
}

/** Remembers the result for each list of rows, because the rows of a month never change. */
export function monthAmounts(transactions: readonly Transaction[], month: IsoMonth): MonthAmounts {
  const rows = rowsByMonth(transactions).get(month) ?? NO_ROWS;
  const amounts = known.get(rows) ?? read(rows);
  known.set(rows, amounts);
  return amounts;
}
