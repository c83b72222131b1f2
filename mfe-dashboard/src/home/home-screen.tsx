import { failureMessage, useAccountsQuery, useToday } from '@halyard/shared-contracts/store';
import { AsOf, joinQueries, Page, QueryView, spokenDate } from '@halyard/shared-contracts/ui';
import { lazy, Suspense } from 'react';
import { AccountGrid } from './accounts/account-grid';
import { AccountsOverviewCard } from './accounts/accounts-overview-card';
import { BankCard } from './bank/bank-card';
import { HomeHero } from './hero/home-hero';
import { useDashboardHomeQuery } from './home-api';
import styles from './home.module.css';
import { LazyCard } from './lazy-card';
import { NetWorthCard } from './net-worth/net-worth-card';
import { TrendCard } from './net-worth/trend-card';
import { NotificationsCard } from './notifications/notifications-card';
import { ScoreCard } from './score/score-card';
import { SpendingCard } from './spending/spending-card';
import { useShouldLoad } from './use-should-load';

export function HomeScreen() {
  const dashboard = useDashboard();
  const { data } = dashboard;
  const today = useToday();
  return (
    <Page
      title={greeting(data)}
      lead={data && spokenDate(today)}
      actions={data && <AsOf instant={data.asOf} />}
      hero={data && <HomeHero {...data} />}
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

const Goals = lazy(async () => ({
  default: (await import(/* webpackChunkName: "insights" */ './goals/goals-card')).GoalsCard,
}));

const loadInsights = async () =>
  (await import(/* webpackChunkName: "insights" */ './insights/insights-card')).InsightsCard;
const loadChat = async () => (await import('./chat/chat-card')).ChatCard;

function HomeSections({ dashboard }: { dashboard: Dashboard }) {
  const { netWorth, spending, score, notifications, source } = dashboard;
  const [board, shouldLoad] = useShouldLoad();
  const accounts = dashboard.accounts.filter(({ closed }) => !closed);
  return (
    <>
      <BankCard hasBank={accounts.some((account) => account.source === 'bank')} />
      <NotificationsCard notifications={notifications} />
      <div className={styles.pair}>
        <AccountsOverviewCard accounts={accounts} debt={netWorth.liabilities} />
        <LazyCard
          title="Financial Insights"
          waiting="Loading insights..."
          stage={styles.insights}
          load={loadInsights}
        >
          {(InsightsCard) => <InsightsCard source={source} />}
        </LazyCard>
      </div>
      <AccountGrid accounts={accounts} />
      <Suspense>{shouldLoad && <Goals />}</Suspense>
      <div ref={board} className={styles.board}>
        <NetWorthCard netWorth={netWorth} />
        <div className={styles.tall}>
          <SpendingCard spending={spending} />
        </div>
        <TrendCard history={netWorth.history} source={source} />
        <ScoreCard score={score} />
        <LazyCard
          title="AI Assistant"
          waiting="Loading chat..."
          stage={styles.chat}
          load={loadChat}
        >
          {(ChatCard) => <ChatCard />}
        </LazyCard>
      </div>
      <div data-slot="home" />
    </>
  );
}

// Implements P1-2.6-2.
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
