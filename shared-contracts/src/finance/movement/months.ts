import { monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';

/** A history that begins after this day lacks deposits of its first month. */
const LAST_FIRST_DAY = 7;

export function inMonth(transactions: readonly Transaction[], month: IsoMonth): Transaction[] {
  return transactions.filter(({ date }) => date.startsWith(month));
}

const monthsOfList = new WeakMap<readonly Transaction[], readonly IsoMonth[]>();

function readMonths(transactions: readonly Transaction[]): readonly IsoMonth[] {
  const months = new Set<IsoMonth>();
  let last: IsoMonth | null = null;
  // Neighbors are mostly of one month, and 100,000 of them are read for many figures.
  for (const { date } of transactions) {
    if (last !== null && date.startsWith(last)) continue;
    last = monthOf(date);
    months.add(last);
  }
  return [...months].sort().reverse();
}

/** Newest first. A list never changes, and most figures begin with its months, so they are read once. */
export function monthsWithData(transactions: readonly Transaction[]): readonly IsoMonth[] {
  const known = monthsOfList.get(transactions) ?? readMonths(transactions);
  monthsOfList.set(transactions, known);
  return known;
}

/**
 * Returns the newest month with transactions up to `now`, so that a transaction dated in the future
 * does not move the screens.
 */
export function referenceMonth(transactions: readonly Transaction[], now: IsoMonth): IsoMonth {
  return monthsWithData(transactions).find((month) => month <= now) ?? now;
}

/** A bank's history often begins in the middle of a month; such a month does not count. */
export function cutMonth(transactions: readonly Transaction[]): IsoMonth | null {
  const [any] = transactions;
  if (!any) return null;
  const first = transactions.reduce((least, { date }) => (date < least ? date : least), any.date);
  return Number(first.slice(-2)) > LAST_FIRST_DAY ? monthOf(first) : null;
}
