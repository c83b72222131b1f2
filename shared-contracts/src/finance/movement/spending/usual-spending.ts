import { divide, subtract, type Cents, ZERO } from '../../../money';
import type { Category } from '../../category';
import { addMonths, monthOf, type IsoMonth } from '../../civil-date';
import type { Transaction } from '../../entities';
import { spendingParts } from './spending-parts';

const MONTHS = 3;

const FEWEST_MONTHS = 2;

/**
 * Returns the cost of a usual month in each category. It averages only those of the three months before `month`
 * that have rows of the category, so that a skipped payment does not lower the result.
 */
export function usualSpending(
  transactions: readonly Transaction[],
  month: IsoMonth,
): ReadonlyMap<Category, Cents> {
  const from = addMonths(month, -MONTHS);
  const totals = new Map<Category, { total: Cents; months: Set<IsoMonth> }>();
  for (const row of transactions) {
    const rowMonth = monthOf(row.date);
    if (rowMonth < from || rowMonth >= month) continue;
    for (const { category, amount } of spendingParts(row)) {
      const known = totals.get(category) ?? { total: ZERO, months: new Set() };
      known.months.add(rowMonth);
      totals.set(category, { ...known, total: subtract(known.total, amount) });
    }
  }
  const usual = [...totals].filter(([, { months }]) => months.size >= FEWEST_MONTHS);
  return new Map(
    usual.map(([category, { total, months }]) => [category, divide(total, months.size)]),
  );
}
