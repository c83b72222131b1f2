import { type Cents, subtract, ZERO } from '../../money';
import type { Category } from '../category';
import { addMonths, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';
import { isSpending } from '../movement/kind';
import { inMonth } from '../movement/month/months';
import { totalSpending } from '../movement/totals';

/** `amount` is below zero if refunds exceed purchases. */
export interface CategoryMonth {
  readonly month: IsoMonth;
  readonly amount: Cents;
}

export interface MerchantSpending {
  readonly merchant: string;
  readonly amount: Cents;
  readonly count: number;
}

const ofCategory = (rows: readonly Transaction[], category: Category): Transaction[] =>
  rows.filter((row) => row.category === category && isSpending(row));

/** Returns the months up to `month`, newest first, beginning with the first month with transactions. */
export function categoryMonths(
  transactions: readonly Transaction[],
  category: Category,
  month: IsoMonth,
  count = 6,
): CategoryMonth[] {
  const months = Array.from({ length: count }, (_, index) => addMonths(month, -index));
  const oldest = months.findLastIndex((each) => inMonth(transactions, each).length > 0);
  const rows = ofCategory(transactions, category);
  return months
    .slice(0, oldest + 1)
    .map((each) => ({ month: each, amount: totalSpending(inMonth(rows, each)) }));
}

/** Returns the merchants of a category in a month, largest amount first. */
export function merchantSpending(
  transactions: readonly Transaction[],
  category: Category,
  month: IsoMonth,
): MerchantSpending[] {
  const found = new Map<string, MerchantSpending>();
  for (const { merchant, amount } of ofCategory(inMonth(transactions, month), category)) {
    const known = found.get(merchant) ?? { merchant, amount: ZERO, count: 0 };
    found.set(merchant, {
      merchant,
      amount: subtract(known.amount, amount),
      count: known.count + 1,
    });
  }
  return [...found.values()].sort((a, b) => b.amount - a.amount);
}
