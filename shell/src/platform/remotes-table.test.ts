import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { declaredRoutes } from './testing/declared-routes';

const loadingTexts = new Map(declaredRoutes().map(({ path, loading }) => [path, loading]));

// Covers P1-2.2-1, R-2.1.
test('every route of the specification is declared by one remote', () => {
  const paths =
    '/ /income /budget /accounts /transactions /protection /assets /liabilities /cashflow /wealth-plan /fact-finder /fact-finder-summary /spending /plaid-test /knowledge-admin /privacy-policy /privacy-policy-dynamic /your-data /terms-of-service /help';
  const declared = declaredRoutes().map(({ path }) => path);
  const specified = paths.split(' ');
  expect(declared.filter((path) => specified.includes(path)).toSorted()).toEqual(
    specified.toSorted(),
  );
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
])('the code of %s loads under the loading text of its screen: %s', (path, loading) => {
  expect(loadingTexts.get(path)).toBe(loading);
});

// Covers P1-7-8, R-1.4.
test('the api of development listens on port 5001', () => {
  const script = join(__dirname, '../../../scripts/rspack/shell-names.mjs');
  const program = `import { API_DEV_PORT } from '${script}'; console.log(API_DEV_PORT);`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program]);
  expect(printed.toString().trim()).toBe('5001');
});
