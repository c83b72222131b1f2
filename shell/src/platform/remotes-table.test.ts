import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

interface Table {
  readonly remotes: readonly {
    readonly name: string;
    readonly routes: readonly { readonly path: string; readonly loading: string }[];
  }[];
  readonly apiPort: number;
}

/** The table is a script of its own world: it is asked rather than compiled into a test. */
const PROGRAM = `
  import { API_DEV_PORT, REMOTES } from '${join(__dirname, '../../../scripts/remotes.mjs')}';
  console.log(JSON.stringify({ remotes: REMOTES, apiPort: API_DEV_PORT }));
`;

const table: Table = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' }),
);

const routes = new Map(
  table.remotes.flatMap((remote) => remote.routes.map(({ path, loading }) => [path, loading])),
);

// Covers P1-2.2-1, R-2.1.
test('every route of the specification belongs to a remote, and no other does but your data', () => {
  const paths =
    '/ /income /budget /accounts /transactions /protection /assets /liabilities /cashflow /wealth-plan /fact-finder /fact-finder-summary /spending /plaid-test /knowledge-admin /privacy-policy /privacy-policy-dynamic /your-data /terms-of-service /help';
  expect([...routes.keys()].toSorted()).toEqual(paths.split(' ').toSorted());
});

// Covers P2-1-1.
test.each([
  ['/', 'Loading dashboard...'],
  ['/accounts', 'Loading accounts...'],
  ['/transactions', 'Loading transactions...'],
  ['/budget', 'Loading budget data...'],
  ['/income', 'Loading income data...'],
  ['/spending', 'Loading spending data...'],
  ['/protection', 'Loading protection policies...'],
  ['/assets', 'Loading assets...'],
  ['/liabilities', 'Loading liabilities...'],
  ['/cashflow', 'Loading cash flow data...'],
  ['/wealth-plan', 'Loading wealth plan...'],
  ['/privacy-policy-dynamic', 'Loading privacy policy...'],
])('the code of %s loads under the words of its screen: %s', (path, loading) => {
  expect(routes.get(path)).toBe(loading);
});

// Covers P1-7-8, R-1.4.
test('the api of development listens on port 5001', () => {
  expect(table.apiPort).toBe(5001);
});
