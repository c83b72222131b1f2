import { ButtonLink, Card, Page } from '@halyard/shared-contracts/ui';
import { ChartPie, Landmark, LayoutDashboard, type LucideIcon } from 'lucide-react';
import { ContactDetails } from '../contact-details';
import { FAQ } from './faq';
import styles from './help.module.css';

export function HelpScreen() {
  return (
    <Page title="Help & Support" lead="First steps, answers, and how to reach a person.">
      <GettingStarted />
      <div className={styles.columns}>
        <Card title="Frequently Asked Questions">
          <div className={styles.questions}>
            {FAQ.map(({ question, answer }) => (
              <div key={question}>
                <h3>{question}</h3>
                <p>{answer}</p>
              </div>
            ))}
          </div>
        </Card>
        <ContactCard />
      </div>
    </Page>
  );
}

function ContactCard() {
  return (
    <div className={styles.contact}>
      <Card title="Contact Support">
        <ContactDetails />
        <p className={styles.hint}>
          Say which screen you were on and what you expected. Never send a password or a full
          account number; we do not ask for them.
        </p>
      </Card>
    </div>
  );
}

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

function GettingStarted() {
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
