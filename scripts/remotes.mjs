/**
 * The table of remotes: who owns which routes and where each one's dev server listens.
 * The shell, the builds, the dev servers, the browser tests and CI all read it here.
 * `owns` is what a remote may put into the shared store and call its classes; no two own the same.
 * `loading` is the text that a route shows while its code and then its data arrive (specification, per screen).
 */
export const REMOTES = [
  {
    name: 'mfe-dashboard',
    owner: 'team-dashboard',
    critical: true,
    owns: { slices: [], endpoints: ['dashboard'], css: 'dash' },
    port: 4301,
    routes: [
      { path: '/', title: 'Home', chunk: 'home', loading: 'Loading dashboard...' },
      { path: '/accounts', title: 'Accounts', chunk: 'accounts', loading: 'Loading accounts...' },
      {
        path: '/transactions',
        title: 'Transactions',
        chunk: 'transactions',
        loading: 'Loading transactions...',
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
    port: 4302,
    routes: [
      { path: '/income', title: 'Income', chunk: 'income', loading: 'Loading income data...' },
      {
        path: '/spending',
        title: 'Spending',
        chunk: 'spending',
        loading: 'Loading spending data...',
      },
      { path: '/budget', title: 'Budget', chunk: 'budget', loading: 'Loading budget data...' },
      {
        path: '/cashflow',
        title: 'Cash Flow',
        chunk: 'cash-flow',
        loading: 'Loading cash flow data...',
      },
    ],
  },
  {
    name: 'mfe-planning',
    owner: 'team-planning',
    critical: false,
    owns: { slices: [], endpoints: ['planning'], css: 'plan' },
    port: 4303,
    routes: [
      {
        path: '/protection',
        title: 'Protection',
        chunk: 'protection',
        loading: 'Loading protection policies...',
      },
      { path: '/assets', title: 'Assets', chunk: 'assets', loading: 'Loading assets...' },
      {
        path: '/liabilities',
        title: 'Liabilities',
        chunk: 'liabilities',
        loading: 'Loading liabilities...',
      },
      {
        path: '/wealth-plan',
        title: 'Wealth Plan',
        chunk: 'wealth-plan',
        loading: 'Loading wealth plan...',
      },
      { path: '/fact-finder', title: 'Fact Finder', chunk: 'fact-finder', loading: 'Loading...' },
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

/** Ports of development: the shell's dev server and the api behind it. */
export const SHELL_DEV_PORT = 3000;
export const API_DEV_PORT = 5001;

/** The remote called `mfe-money` or just `money`; throws naming the known ones. */
export function remoteNamed(name) {
  const remote = REMOTES.find((each) => each.name === name || each.name === `mfe-${name}`);
  if (!remote) {
    throw new Error(
      `There is no remote "${name}". Known: ${REMOTES.map((r) => r.name).join(', ')}.`,
    );
  }
  return remote;
}
