import {
  useAccountsQuery,
  useLiabilitiesQuery,
  useProfileQuery,
  useToday,
  useTransactionsQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import type { PlanData } from './wealth-plan-view';

export function usePlanData() {
  const accounts = useAccountsQuery();
  const liabilities = useLiabilitiesQuery();
  const profile = useProfileQuery();
  const transactions = useTransactionsQuery();
  const today = useToday();
  const financialData: PlanData | undefined =
    accounts.data && liabilities.data && profile.data && transactions.data
      ? {
          accounts: accounts.data.accounts,
          liabilities: liabilities.data.liabilities,
          profile: profile.data.profile,
          transactions: transactions.data.transactions,
          today,
        }
      : undefined;
  return joinQueries([accounts, liabilities, profile, transactions], financialData);
}
