import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import { ChartPie, Landmark, LayoutDashboard, type LucideIcon } from 'lucide-react';
import styles from './help.module.css';

interface Step {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly action: string;
}

const STEPS: readonly Step[] = [
  {
    icon: Landmark,
    title: 'Connect your accounts',
    text: 'Link your bank, card and loan accounts through Plaid. Your balances and transactions then come by themselves.',
    to: '/accounts',
    action: 'Go to Accounts',
  },
  {
    icon: LayoutDashboard,
    title: 'View your dashboard',
    text: 'See your net worth, your accounts, your score and what needs your attention on one page.',
    to: '/',
    action: 'Go to Home',
  },
  {
    icon: ChartPie,
    title: 'Track your spending',
    text: 'See where your money went, month by month and category by category, and set it against your budget.',
    to: '/spending',
    action: 'Go to Spending',
  },
];

export function GettingStarted() {
  return (
    <Card title="Getting Started">
      <ol role="list" className={styles.steps}>
        {STEPS.map(({ icon: Icon, title, text, to, action }) => (
          <li key={to} className={styles.step}>
            <span className={styles.icon}>
              <Icon size={20} aria-hidden="true" />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
            <ButtonLink to={to}>{action}</ButtonLink>
          </li>
        ))}
      </ol>
    </Card>
  );
}
