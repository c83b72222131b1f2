import { monthOf, type IsoMonth } from '../civil-date';
import type { Transaction } from '../entities';

export function inMonth(transactions: readonly Transaction[], month: IsoMonth): Transaction[] {
  return transactions.filter(({ date }) => monthOf(date) === month);
}

export function monthsWithData(transactions: readonly Transaction[]): IsoMonth[] {
  return [...new Set(transactions.map(({ date }) => monthOf(date)))].sort().reverse();
}

/**
 * Returns the newest month with transactions up to `now`, so that a transaction dated in the future
 * does not move the screens.
 */
export function referenceMonth(transactions: readonly Transaction[], now: IsoMonth): IsoMonth {
  return monthsWithData(transactions).find((month) => month <= now) ?? now;
}
