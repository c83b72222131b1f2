import { addMonths, type IsoMonth } from '@halyard/shared-contracts/finance';
import { useMoneyBudgetQuery } from '../../data/budget-endpoints';

export function useLastMonth(month: IsoMonth) {
  const lastMonth = addMonths(month, -1);
  const { data } = useMoneyBudgetQuery({ month: lastMonth });
  return { lastMonth, lastAssigned: data?.month === lastMonth ? data.assigned : undefined };
}
