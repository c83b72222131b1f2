import { type AccountTip, accountTips, DIVERSIFY_ABOVE } from '@halyard/shared-contracts/finance';
import { formatWholeUsd } from '@halyard/shared-contracts/money';
import { ButtonLink, Card } from '@halyard/shared-contracts/ui';
import {
  ChartPie,
  ClipboardCheck,
  Flame,
  type LucideIcon,
  PartyPopper,
  PiggyBank,
  TriangleAlert,
} from 'lucide-react';
import styles from './account-insights.module.css';
import type { AccountsData } from './accounts-data';

interface TipWords {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly text: string;
  readonly to: string;
  readonly link: string;
}

const TIPS: Readonly<Record<AccountTip, TipWords>> = {
  diversify: {
    icon: ChartPie,
    title: 'Consider diversifying your portfolio',
    text: `Your assets are above ${formatWholeUsd(DIVERSIFY_ABOVE)}. Spread over several kinds, they depend less on any one.`,
    to: '/assets',
    link: 'See your assets',
  },
  emergency_fund: {
    icon: PiggyBank,
    title: 'Keep growing your emergency fund',
    text: 'Three to six months of spending within reach carry you through most surprises.',
    to: '/wealth-plan',
    link: 'See your plan',
  },
  pay_highest_rate_first: {
    icon: Flame,
    title: 'Pay your highest rate first',
    text: 'Extra money saves the most interest on the debt with the highest rate.',
    to: '/liabilities',
    link: 'Compare your debts',
  },
  keep_paying_in_full: {
    icon: PartyPopper,
    title: 'You pay your cards in full',
    text: 'Paid in full each month, a card costs no interest.',
    to: '/liabilities',
    link: 'See your cards',
  },
  debt_free: {
    icon: PartyPopper,
    title: 'You have no debt',
    text: 'What would go into interest can go into your goals instead.',
    to: '/wealth-plan',
    link: 'See your plan',
  },
  check_low_balances: {
    icon: TriangleAlert,
    title: 'Check your low balances',
    text: 'A checking account holds less than $500. Top it up before the next bill comes.',
    to: '/cashflow',
    link: 'See your cash flow',
  },
  review_statements: {
    icon: ClipboardCheck,
    title: 'Review your statements',
    text: 'A look at the last month can show fees and forgotten subscriptions.',
    to: '/transactions?date=30',
    link: 'See the last 30 days',
  },
};

// Implements P1-2.7-10.
export function AccountInsights({ data }: { readonly data: AccountsData }) {
  return (
    <Card title="Account Insights">
      <ul role="list" className={styles.tips}>
        {accountTips(data).map((tip) => (
          <Tip key={tip} {...TIPS[tip]} />
        ))}
      </ul>
    </Card>
  );
}

function Tip({ icon: Icon, title, text, to, link }: TipWords) {
  return (
    <li className={styles.tip}>
      <Icon size={20} aria-hidden="true" className={styles.icon} />
      <div>
        <h3>{title}</h3>
        <p className={styles.text}>{text}</p>
        <ButtonLink to={to} variant="quiet" size="small">
          {link}
        </ButtonLink>
      </div>
    </li>
  );
}
