import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PATHS } from '@halyard/shared-contracts/wire';
import { appApi, rootReducer } from '@halyard/shared-contracts/store';
import { OWN_SCREENS } from '../own-screens';
import { DEPLOYED_PATH } from './deployed/deployed-path';

interface Names {
  readonly routes: readonly string[];
  readonly owns: { readonly slices: readonly string[]; readonly endpoints: readonly string[] };
  readonly calls: readonly string[];
}

/** The names are in a script of its own world: it is asked rather than compiled into a test. */
const PROGRAM = `
  import { SHELL_NAMES } from '${join(__dirname, '../../../scripts/remotes.mjs')}';
  console.log(JSON.stringify(SHELL_NAMES));
`;
const names: Names = JSON.parse(
  execFileSync(process.execPath, ['--input-type=module', '--eval', PROGRAM], { encoding: 'utf8' }),
);

const SOURCES = join(__dirname, '..');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'));
const told = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

test('the shell claims every address that it serves, and those of the server', () => {
  const written = told(/<Route path="(\/[^"]*)"/g);
  expect(written).toContain('/settings');
  const served = ['/api', '/api/*', '/remotes', '/remotes/*', '/assets/*', `${DEPLOYED_PATH}*`];
  expect([...names.routes].toSorted()).toEqual(
    [...new Set([...Object.keys(OWN_SCREENS), ...written, ...served])].toSorted(),
  );
});

test('it claims every slice of the store that everybody shares', () => {
  expect(names.owns.slices).toEqual(Object.keys(rootReducer(undefined, { type: 'start' })));
});

test('it claims every endpoint that everybody shares, and what its own begin with', () => {
  const added = told(/\b(\w+): build\.(?:query|mutation)/g);
  expect(added).toContain('shellSession');
  expect(added.filter((name) => !name.startsWith('shell'))).toEqual([]);
  expect([...names.owns.endpoints].toSorted()).toEqual(
    ['shell', ...Object.keys(appApi.endpoints)].toSorted(),
  );
});

test('it claims the paths of the api that it alone calls', () => {
  expect(new Set(told(/\bPATHS\.(\w+)/g))).toEqual(new Set(['auth']));
  for (const path of Object.values(PATHS.auth)) {
    expect(names.calls.some((prefix) => path.startsWith(prefix))).toBe(true);
  }
});
