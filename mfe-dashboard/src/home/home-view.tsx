import { AccountGrid } from './account-grid';
import { AccountsOverviewCard } from './accounts-overview-card';
import { BankCard } from './bank-card';
import { ChatCard } from './chat/chat-card';
import { HomeHeader } from './home-header';
import { InsightsCard } from './insights/insights-card';
import { NetWorthCard } from './net-worth-card';
import { NotificationsCard } from './notifications-card';
import { ScoreCard } from './score-card';
import { SpendingCard } from './spending-card';
import { TrendCard } from './trend-card';
import type { Dashboard } from './use-dashboard';
import styles from './home.module.css';

/** The sections in the spec's order (part 1, 2.6). */
export function HomeView({ dashboard }: { dashboard: Dashboard }) {
  const { profile, netWorth, spending, score, notifications, source, asOf } = dashboard;
  const accounts = dashboard.accounts.filter(({ closed }) => !closed);
  return (
    <HomeHeader name={firstName(profile, source)} netWorth={netWorth} source={source} asOf={asOf}>
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
        <TrendCard history={netWorth.history} />
        <ScoreCard score={score} />
        <ChatCard />
      </div>
    </HomeHeader>
  );
}

/** Nobody is greeted by the name of the sample household. */
function firstName({ name }: Dashboard['profile'], source: Dashboard['source']): string | null {
  return (source === 'own' && name?.split(' ')[0]) || null;
}
