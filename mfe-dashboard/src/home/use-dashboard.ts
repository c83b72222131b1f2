import { useAccountsQuery } from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useDashboardHomeQuery } from './home-api';

/** All data sources of the home screen as one: loaded when each is, failed when one is (spec part 1, 2.6). */
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
