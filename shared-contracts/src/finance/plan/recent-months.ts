import { addMonths, monthOf } from '../civil-date';
import type { FinancialData, Transaction } from '../entities';
import { referenceMonth } from '../movement/months';

/** Rates are measured over the reference month and the two months before it. */
export function recentMonths({
  transactions,
  today,
}: Pick<FinancialData, 'transactions' | 'today'>): Transaction[] {
  const last = referenceMonth(transactions, monthOf(today));
  const first = addMonths(last, -2);
  return transactions.filter(({ date }) => monthOf(date) >= first && monthOf(date) <= last);
}
