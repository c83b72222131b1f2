import {
  useAccountsQuery,
  useNetWorthQuery,
  useProfileQuery,
  useSpendingQuery,
} from '@halyard/shared-contracts/store';
import { joinQueries } from '@halyard/shared-contracts/ui';
import { useDashboardNotificationsQuery, useDashboardScoreQuery } from './home-api';

/** All data sources of the home screen as one: loaded when each is, failed when one is (spec part 1, 2.6). */
export function useDashboard() {
  const profile = useProfileQuery();
  const accounts = useAccountsQuery();
  const netWorth = useNetWorthQuery();
  const spending = useSpendingQuery();
  const score = useDashboardScoreQuery();
  const notifications = useDashboardNotificationsQuery();
  const sources = [profile, accounts, netWorth, spending, score, notifications];

  const data =
    profile.data &&
    accounts.data &&
    netWorth.data &&
    spending.data &&
    score.data &&
    notifications.data
      ? {
          profile: profile.data.profile,
          accounts: accounts.data.accounts,
          netWorth: netWorth.data,
          spending: spending.data,
          score: score.data,
          notifications: notifications.data.notifications,
          source: accounts.data.source,
          asOf: accounts.data.asOf,
        }
      : undefined;
  return joinQueries(sources, data);
}

export type Dashboard = NonNullable<ReturnType<typeof useDashboard>['data']>;
