import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useDashboardHomeQuery } from './home-api';

/** P1-2.6-2 */
export function useDashboard() {
  const accounts = useAccountsQuery();
  const home = useDashboardHomeQuery();
  const data =
    accounts.data && home.data
      ? { ...home.data, accounts: accounts.data.accounts, asOf: accounts.data.asOf }
      : undefined;
  return joinQueries([accounts, home], data);
}

export type Dashboard = NonNullable<ReturnType<typeof useDashboard>['data']>;
