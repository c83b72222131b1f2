import { divide, subtract, type Cents } from '../../money';
import { addMonths, monthOf } from '../civil-date';
import type { FinancialData } from '../entities';
import { flowTotals } from '../movement/flow-totals';
import { lastFullMonth } from '../movement/month/month-progress';
import { cutMonth, monthsWithData, referenceMonth } from '../movement/month/months';
import { inMonths } from '../movement/month/rows-by-month';

const MONTHS = 3;

/**
 * Averages the last three full months, and returns null without a full month. A month in which the history begins
 * halfway is not full. Money that is put aside is left out, because nobody needs it to live on, and because taxes
 * that were saved first count when they are paid.
 */
export function usualMonthSpending({
  transactions,
  today,
}: Pick<FinancialData, 'transactions' | 'today'>): Cents | null {
  const last = lastFullMonth(referenceMonth(transactions, monthOf(today)), today);
  const first = addMonths(last, 1 - MONTHS);
  const cut = cutMonth(transactions);
  const rows = inMonths(
    transactions,
    cut !== null && cut >= first ? addMonths(cut, 1) : first,
    last,
  );
  const months = monthsWithData(rows).length;
  const { spending, setAside } = flowTotals(rows);
  return months === 0 ? null : divide(subtract(spending, setAside), months);
}
