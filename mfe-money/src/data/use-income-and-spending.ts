import { useSpendingQuery } from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useMoneyIncomeQuery } from './income-endpoints';

export function useIncomeAndSpending() {
  const income = useMoneyIncomeQuery();
  const spending = useSpendingQuery();
  const both =
    income.data && spending.data ? { income: income.data, spending: spending.data } : undefined;
  return joinQueries([income, spending], both);
}
