import { addMonths, monthOf } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { referenceMonth } from '../movement/month/months';
import { inMonths } from '../movement/month/rows-by-month';

/** Returns the reference month and the two months before it, over which rates are measured. */
export function recentMonths({
  transactions,
  today,
}: Pick<FinancialData, 'transactions' | 'today'>): readonly Transaction[] {
  const last = referenceMonth(transactions, monthOf(today));
  return inMonths(transactions, addMonths(last, -2), last);
}
