import { AccountGrid } from './accounts/account-grid';
import { AccountsOverviewCard } from './accounts/accounts-overview-card';
import { BankCard } from './bank/bank-card';
import { ChatCard } from './chat/chat-card';
import { InsightsCard } from './insights/insights-card';
import { NetWorthCard } from './net-worth/net-worth-card';
import { NotificationsCard } from './notifications/notifications-card';
import { ScoreCard } from './score/score-card';
import { SpendingCard } from './spending/spending-card';
import { TrendCard } from './net-worth/trend-card';
import type { Dashboard } from './use-dashboard';
import styles from './home.module.css';

export function HomeSections({ dashboard }: { dashboard: Dashboard }) {
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
