import { addMonths, type IsoMonth } from '@halyard/shared-contracts/finance';
import { useMoneyBudgetQuery } from '../data/budget-endpoints';

/** The month before, and what was assigned in it once that is known. */
export function useLastMonth(month: IsoMonth) {
  const lastMonth = addMonths(month, -1);
  const { data } = useMoneyBudgetQuery({ month: lastMonth });
  return { lastMonth, lastAssigned: data?.month === lastMonth ? data.assigned : undefined };
}
