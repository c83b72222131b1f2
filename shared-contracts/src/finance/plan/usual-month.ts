import { divide, subtract, type Cents } from '../../money';
import type { FinancialData } from '../entities';
import { flowTotals } from '../movement/flow-totals';
import { monthsWithData } from '../movement/month/months';
import { lastFullMonths } from './recent-months';

/**
 * Averages the last three full months, and returns null without a full month. Money that is put aside is left out,
 * because nobody needs it to live on, and because taxes that were saved first count when they are paid.
 */
export function usualMonthSpending(
  known: Pick<FinancialData, 'transactions' | 'today'>,
): Cents | null {
  const rows = lastFullMonths(known);
  const months = monthsWithData(rows).length;
  const { spending, setAside } = flowTotals(rows);
  return months === 0 ? null : divide(subtract(spending, setAside), months);
}
