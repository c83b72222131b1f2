import { DECLARED_SCREENS } from './declared-screens';

/** Whose code a screen is. */
export type Remote = 'mfe-dashboard' | 'mfe-money' | 'mfe-planning' | 'mfe-legal' | 'shell';

/** One address of the product and the texts that identify its screen. */
export interface Screen {
  readonly path: string;
  readonly remote: Remote;
  /** The first heading. */
  readonly heading: string;
  /** Words that are on it once it has loaded, and not before. */
  readonly loaded?: string;
}

/** A screen that waits for answers of the api before it has anything to show. */
export interface DataScreen extends Screen {
  /** The specification's text of this screen while it loads. */
  readonly loading: string;
  /** Paths of the api whose answers it cannot do without. */
  readonly reads: readonly string[];
  readonly loaded: string;
  /** What the error view says when the api answers an error; the api's own words when left out. */
  readonly failure?: string;
  /** What it says to a person who wrote down one checking account and nothing else. */
  readonly empty?: readonly string[];
}

const finance = (...resources: readonly string[]): string[] =>
  resources.map((resource) => `/api/finance/${resource}`);

export const DATA_SCREENS: readonly DataScreen[] = [
  {
    path: '/',
    remote: 'mfe-dashboard',
    heading: 'Welcome back',
    loading: 'Loading dashboard...',
    reads: finance('accounts', 'home'),
    loaded: 'Net Worth Trend',
    empty: ['No notifications', 'No Bank Connected'],
  },
  {
    path: '/accounts',
    remote: 'mfe-dashboard',
    heading: 'Accounts',
    loading: 'Loading accounts...',
    reads: finance('accounts', 'liabilities', 'transactions'),
    loaded: 'Total Assets',
  },
  {
    path: '/transactions',
    remote: 'mfe-dashboard',
    heading: 'Transactions',
    loading: 'Loading transactions...',
    reads: finance('accounts', 'transactions'),
    loaded: 'Total Transactions',
    empty: ['No transactions found', 'Try adjusting your filters', 'Showing 0 of 0 transactions'],
  },
  {
    path: '/income',
    remote: 'mfe-money',
    heading: 'Income & Spending Analysis',
    loading: 'Loading income data...',
    reads: finance('income', 'spending'),
    loaded: 'Income Summary',
    empty: ['No paystubs yet'],
  },
  {
    path: '/spending',
    remote: 'mfe-money',
    heading: 'Spending Analysis',
    loading: 'Loading spending data...',
    reads: finance('transactions', 'budget'),
    loaded: 'Category Details',
    empty: ['No transactions yet'],
  },
  {
    path: '/budget',
    remote: 'mfe-money',
    heading: 'Budget',
    loading: 'Loading budget data...',
    reads: finance('budget'),
    loaded: 'Total Budgeted',
    empty: ['Set up a budget'],
  },
  {
    path: '/cashflow',
    remote: 'mfe-money',
    heading: 'Cash Flow',
    loading: 'Loading cash flow data...',
    reads: finance('income', 'spending'),
    loaded: 'Net Cash Flow',
    empty: ['No bills or paydays found yet'],
  },
  {
    path: '/categories',
    remote: 'mfe-money',
    heading: 'Categories',
    loading: 'Loading categories...',
    reads: finance('categories'),
    loaded: 'Fixed Expenses',
  },
  {
    path: '/rules',
    remote: 'mfe-money',
    heading: 'Rules',
    loading: 'Loading rules...',
    reads: finance('rules'),
    loaded: 'No rules yet',
  },
  {
    path: '/protection',
    remote: 'mfe-planning',
    heading: 'Protection',
    loading: 'Loading protection policies...',
    reads: finance('protection'),
    loaded: 'Total Coverage',
    empty: ['No policies yet'],
  },
  {
    path: '/assets',
    remote: 'mfe-planning',
    heading: 'Assets',
    loading: 'Loading assets...',
    reads: finance('accounts'),
    loaded: 'Total Assets',
  },
  {
    path: '/liabilities',
    remote: 'mfe-planning',
    heading: 'Liabilities',
    loading: 'Loading liabilities...',
    reads: finance('liabilities'),
    loaded: 'Total Liabilities',
    empty: ['No liabilities yet'],
  },
  {
    path: '/wealth-plan',
    remote: 'mfe-planning',
    heading: 'Your Wealth Plan',
    loading: 'Loading wealth plan...',
    reads: finance('accounts', 'liabilities', 'profile', 'transactions'),
    loaded: 'Recommended Actions',
    empty: ['No debts to plan'],
  },
  {
    path: '/fact-finder',
    remote: 'mfe-planning',
    heading: 'Fact Finder',
    loading: 'Loading...',
    reads: finance('fact-finder'),
    loaded: 'Employment',
    empty: ['No goals yet'],
  },
  {
    path: '/fact-finder-summary',
    remote: 'mfe-planning',
    heading: 'Fact Finder Summary',
    loading: 'Loading...',
    reads: finance('profile', 'net-worth', 'spending', 'protection', 'transactions'),
    loaded: 'Generate Summary',
  },
  {
    path: '/privacy-policy-dynamic',
    remote: 'mfe-legal',
    heading: 'Privacy Policy',
    loading: 'Loading privacy policy...',
    reads: ['/api/privacy-policy'],
    loaded: 'Last updated',
    failure: 'Failed to load privacy policy',
  },
  {
    path: '/settings',
    remote: 'shell',
    heading: 'Settings',
    loading: 'Loading...',
    reads: ['/api/auth/session'],
    loaded: 'You are visiting without an account.',
  },
];

const OTHER_SCREENS: readonly Screen[] = [
  { path: '/knowledge-admin', remote: 'mfe-legal', heading: 'Knowledge Base Administration' },
  { path: '/sign-up', remote: 'shell', heading: 'Sign up' },
  { path: '/log-in', remote: 'shell', heading: 'Log in' },
  { path: '/account', remote: 'shell', heading: 'Account and security' },
  { path: '/forgotten-password', remote: 'shell', heading: 'Reset your password' },
  { path: '/confirm-identity', remote: 'shell', heading: 'Confirm that it is you' },
  { path: '/outbox', remote: 'shell', heading: 'Outbox' },
  { path: '/__platform', remote: 'shell', heading: 'Platform' },
  { path: '/there-is-no-such-page', remote: 'shell', heading: '404 - Page Not Found' },
];

const LISTED = [...DATA_SCREENS, ...OTHER_SCREENS];

/** Screens with nothing to list above: their heading is the title that their remote declares. */
const PLAIN_SCREENS: readonly Screen[] = DECLARED_SCREENS.filter(({ path }) =>
  LISTED.every((listed) => listed.path !== path),
).map(({ path, remote, title }) => ({ path, remote, heading: title }));

/** Every address of the product behind the gate, and one that is none. */
export const SCREENS: readonly Screen[] = [...LISTED, ...PLAIN_SCREENS];

/** The screens of one deployable. */
export const screensOf = (remote: Remote): readonly Screen[] =>
  SCREENS.filter((screen) => screen.remote === remote);
