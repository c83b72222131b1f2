import { monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';

/** The transactions of one calendar month, in their order. */
export function inMonth(transactions: readonly Transaction[], month: IsoMonth): Transaction[] {
  return transactions.filter(({ date }) => monthOf(date) === month);
}

/** Months that have transactions, newest first (P2-2.spending-2). */
export function monthsWithData(transactions: readonly Transaction[]): IsoMonth[] {
  return [...new Set(transactions.map(({ date }) => monthOf(date)))].sort().reverse();
}

/**
 * The month screens open on: the newest with transactions up to `now`, and `now` when there is none. A
 * transaction that was entered ahead of its day does not take the screens along.
 */
export function referenceMonth(transactions: readonly Transaction[], now: IsoMonth): IsoMonth {
  return monthsWithData(transactions).find((month) => month <= now) ?? now;
}
