import { addMonths, monthOf } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { lastFullMonth } from '../movement/month/month-progress';
import { cutMonth, inMonth, referenceMonth } from '../movement/month/months';
import { inMonths } from '../movement/month/rows-by-month';

const MONTHS = 3;

type Known = Pick<FinancialData, 'transactions' | 'today'>;

/** Returns the rows of the last three full months. A month in which the history begins halfway is not full. */
export function lastFullMonths({ transactions, today }: Known): readonly Transaction[] {
  const last = lastFullMonth(referenceMonth(transactions, monthOf(today)), today);
  const first = addMonths(last, 1 - MONTHS);
  const cut = cutMonth(transactions);
  const isCut = cut !== null && cut >= first;
  return inMonths(transactions, isCut ? addMonths(cut, 1) : first, last);
}

/**
 * Returns the rows over which rates are measured: those of the last three full months, because a month in progress
 * may have its rent but not its pay. Without a full month, those of the newest month count.
 */
export function recentMonths(known: Known): readonly Transaction[] {
  const full = lastFullMonths(known);
  const { transactions, today } = known;
  return full.length > 0
    ? full
    : inMonth(transactions, referenceMonth(transactions, monthOf(today)));
}
