import { Search } from '@halyard/shared-contracts/search';
import { failureMessage, useAccountsQuery, useToday } from '@halyard/shared-contracts/store';
import {
  AsOf,
  Figure,
  joinQueries,
  Money,
  Page,
  QueryView,
  spokenDate,
} from '@halyard/shared-contracts/ui';
import type { NetWorthAnswer } from '@halyard/shared-contracts/wire';
import { AccountGrid } from './accounts/account-grid';
import { AccountsOverviewCard } from './accounts/accounts-overview-card';
import { BankCard } from './bank/bank-card';
import { ChatCard } from './chat/chat-card';
import { useDashboardHomeQuery } from './home-api';
import styles from './home.module.css';
import { InsightsCard } from './insights/insights-card';
import { NetWorthCard } from './net-worth/net-worth-card';
import { NetWorthMove } from './net-worth/net-worth-move';
import { TrendCard } from './net-worth/trend-card';
import { NotificationsCard } from './notifications/notifications-card';
import { ScoreCard } from './score/score-card';
import { SpendingCard } from './spending/spending-card';

export function HomeScreen() {
  const dashboard = useDashboard();
  const { data } = dashboard;
  const today = useToday();
  return (
    <Page
      title={greeting(data)}
      lead={data && spokenDate(today)}
      actions={data && <AsOf instant={data.asOf} />}
      hero={data && <HomeHero netWorth={data.netWorth} />}
    >
      <QueryView query={dashboard} loading="Loading dashboard..." errorMessage={failureMessage}>
        {(loaded) => <HomeSections dashboard={loaded} />}
      </QueryView>
    </Page>
  );
}

function greeting(data: Dashboard | undefined): string {
  const name = data?.source === 'own' ? data.profile.name?.split(' ')[0] : null;
  return name ? `Welcome back, ${name}` : 'Welcome back';
}

function HomeHero({ netWorth }: { netWorth: NetWorthAnswer }) {
  return (
    <div className={styles.hero}>
      <div>
        <Figure size="hero" label="Net worth" value={<Money amount={netWorth.current} />} />
        <p className={styles.move}>
          <NetWorthMove change={netWorth.change} />
        </p>
      </div>
      <Search />
    </div>
  );
}

function HomeSections({ dashboard }: { dashboard: Dashboard }) {
  const { netWorth, spending, score, notifications, source } = dashboard;
  const accounts = dashboard.accounts.filter(({ closed }) => !closed);
  return (
    <>
      <BankCard />
      <NotificationsCard notifications={notifications} />
      <div className={styles.pair}>
        <AccountsOverviewCard accounts={accounts} />
        <InsightsCard source={source} />
      </div>
      <AccountGrid accounts={accounts} />
      <div className={styles.board}>
        <NetWorthCard netWorth={netWorth} />
        <div className={styles.tall}>
          <SpendingCard spending={spending} />
        </div>
        <TrendCard history={netWorth.history} source={source} />
        <ScoreCard score={score} />
        <ChatCard />
      </div>
    </>
  );
}

// P1-2.6-2.
function useDashboard() {
  const accounts = useAccountsQuery();
  const home = useDashboardHomeQuery();
  const data =
    accounts.data && home.data
      ? { ...home.data, accounts: accounts.data.accounts, asOf: accounts.data.asOf }
      : undefined;
  return joinQueries([accounts, home], data);
}

type Dashboard = NonNullable<ReturnType<typeof useDashboard>['data']>;
