import { PlainFailure } from './run/plain-failure.mjs';

/** A read of the api, letter for letter as the store requests it. */
const read = (path) => `/api/${path}?userId=demo_user`;
const LONG_LIST = `${read('finance/transactions')}&format=columns`;

/**
 * The table of remotes: who owns which routes and where each one's dev server listens.
 * The shell, the builds, the dev servers, the browser tests and CI all read it here.
 * `owns` is what a remote may put into the shared store and call its classes; no two own the same. `calls` is what
 * the paths of the api that it calls begin with.
 * `loading` is the text that a route shows while its code and then its data arrive (specification, per screen).
 * `reads` are what a route asks of the api at once, beside the shell's own: the page begins them before any script.
 */
export const REMOTES = [
  {
    name: 'mfe-dashboard',
    owner: 'team-dashboard',
    critical: true,
    owns: { slices: [], endpoints: ['dashboard'], css: 'dash' },
    calls: ['/api/finance/', '/api/plaid/', '/api/ai/'],
    port: 4301,
    routes: [
      {
        path: '/',
        title: 'Home',
        chunk: 'home',
        loading: 'Loading dashboard...',
        reads: [read('finance/home'), read('plaid/status')],
      },
      {
        path: '/accounts',
        title: 'Accounts',
        chunk: 'accounts',
        loading: 'Loading accounts...',
        reads: [read('finance/liabilities'), LONG_LIST],
      },
      {
        path: '/transactions',
        title: 'Transactions',
        chunk: 'transactions',
        loading: 'Loading transactions...',
        reads: [read('finance/liabilities'), LONG_LIST],
      },
      {
        path: '/plaid-test',
        title: 'Bank connection test',
        chunk: 'bank-link',
        loading: 'Loading...',
      },
    ],
  },
  {
    name: 'mfe-money',
    owner: 'team-money',
    critical: false,
    owns: { slices: [], endpoints: ['money'], css: 'mone' },
    calls: ['/api/finance/', '/api/plaid/'],
    port: 4302,
    routes: [
      {
        path: '/income',
        title: 'Income',
        chunk: 'income',
        loading: 'Loading income data...',
        reads: [read('finance/income'), read('finance/spending')],
      },
      {
        path: '/spending',
        title: 'Spending',
        chunk: 'spending',
        loading: 'Loading spending data...',
        reads: [read('finance/budget'), LONG_LIST],
      },
      {
        path: '/budget',
        title: 'Budget',
        chunk: 'budget',
        loading: 'Loading budget data...',
        reads: [read('finance/budget')],
      },
      {
        path: '/cashflow',
        title: 'Cash Flow',
        chunk: 'cash-flow',
        loading: 'Loading cash flow data...',
        reads: [read('finance/income'), read('finance/spending'), LONG_LIST],
      },
    ],
  },
  {
    name: 'mfe-planning',
    owner: 'team-planning',
    critical: false,
    owns: { slices: [], endpoints: ['planning'], css: 'plan' },
    calls: ['/api/finance/', '/api/plaid/'],
    port: 4303,
    routes: [
      {
        path: '/protection',
        title: 'Protection',
        chunk: 'protection',
        loading: 'Loading protection policies...',
        reads: [read('finance/protection')],
      },
      {
        path: '/assets',
        title: 'Assets',
        chunk: 'assets',
        loading: 'Loading assets...',
      },
      {
        path: '/liabilities',
        title: 'Liabilities',
        chunk: 'liabilities',
        loading: 'Loading liabilities...',
        reads: [read('finance/liabilities')],
      },
      {
        path: '/wealth-plan',
        title: 'Wealth Plan',
        chunk: 'wealth-plan',
        loading: 'Loading wealth plan...',
        reads: [read('finance/liabilities'), read('finance/profile'), LONG_LIST],
      },
      {
        path: '/fact-finder',
        title: 'Fact Finder',
        chunk: 'fact-finder',
        loading: 'Loading...',
        reads: [read('finance/fact-finder')],
      },
      {
        path: '/fact-finder-summary',
        title: 'Fact Finder Summary',
        chunk: 'fact-finder-summary',
        loading: 'Loading...',
      },
    ],
  },
  {
    name: 'mfe-legal',
    owner: 'team-legal',
    critical: false,
    owns: { slices: [], endpoints: ['legal'], css: 'lega' },
    calls: ['/api/privacy-policy', '/api/privacy/', '/api/knowledge/', '/api/ai/consent'],
    port: 4304,
    routes: [
      { path: '/privacy-policy', title: 'Privacy Policy', chunk: 'privacy', loading: 'Loading...' },
      {
        path: '/privacy-policy-dynamic',
        title: 'Privacy Policy',
        chunk: 'privacy-dynamic',
        loading: 'Loading privacy policy...',
      },
      {
        path: '/terms-of-service',
        title: 'Terms of Service',
        chunk: 'terms',
        loading: 'Loading...',
      },
      { path: '/your-data', title: 'Your data', chunk: 'your-data', loading: 'Loading...' },
      { path: '/help', title: 'Help & Support', chunk: 'help', loading: 'Loading...' },
      {
        path: '/knowledge-admin',
        title: 'Knowledge base',
        chunk: 'knowledge-admin',
        loading: 'Loading...',
      },
    ],
  },
];

/**
 * What the shell has taken for itself: no remote may claim any of it, and the shell nothing that a remote in use has
 * (decision 0040). A route that ends with `/*` is all that lies below; the last five are the server's. The endpoints
 * are the shell's own prefix and, by their names, the reads that everybody shares. `calls` is what no remote may call.
 * A test of the shell holds all this against its sources.
 */
export const SHELL_NAMES = {
  routes: [
    '/welcome',
    '/onboarding',
    '/sign-up',
    '/log-in',
    '/forgotten-password',
    '/reset-password',
    '/verify-email',
    '/account',
    '/confirm-identity',
    '/outbox',
    '/settings',
    '/__platform',
    '/standalone/*',
    '/api',
    '/api/*',
    '/remotes',
    '/remotes/*',
    '/assets/*',
  ],
  owns: {
    slices: ['api'],
    endpoints: [
      'shell',
      'bankStatus',
      'accounts',
      'liabilities',
      'transactions',
      'holdings',
      'profile',
      'netWorth',
      'spending',
    ],
    css: 'shl',
  },
  calls: ['/api/auth/'],
};

/** Ports of development: the shell's dev server and the api behind it. */
export const SHELL_DEV_PORT = 3000;
export const API_DEV_PORT = 5001;

/** The remote called `mfe-money` or just `money`; throws naming the known ones. */
export function remoteNamed(name) {
  const remote = REMOTES.find((each) => each.name === name || each.name === `mfe-${name}`);
  if (!remote) {
    throw new PlainFailure(
      `There is no remote "${name}". Known: ${REMOTES.map((r) => r.name).join(', ')}.`,
    );
  }
  return remote;
}
