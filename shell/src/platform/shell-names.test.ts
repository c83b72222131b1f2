import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AUTH_PATHS } from '@halyard/shared-contracts/wire';
import { appApi, rootReducer } from '@halyard/shared-contracts/store';
import shellConfig from '../../shell.config.json';
import { OWN_SCREENS } from '../own-screens';
import { DEPLOYED_PATH } from './deployed/deployed-path';

const SOURCES = join(__dirname, '..');
const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|testing/.test(name))
  .map((name) => readFileSync(join(SOURCES, name), 'utf8'));
const namesIn = (pattern: RegExp): string[] =>
  sources.flatMap((text) => [...text.matchAll(pattern)].map(([, found = '']) => found));

test('the shell claims every address that it or the server serves', () => {
  const written = namesIn(/<Route path="(\/[^"]*)"/g);
  expect(written).toContain('/settings');
  const served = ['/api', '/api/*', '/remotes', '/remotes/*', '/assets/*', `${DEPLOYED_PATH}*`];
  expect([...shellConfig.routes].toSorted()).toEqual(
    [...new Set([...Object.keys(OWN_SCREENS), ...written, ...served])].toSorted(),
  );
});

test('it claims every slice of the shared store', () => {
  expect(shellConfig.owns.slices).toEqual(Object.keys(rootReducer(undefined, { type: 'start' })));
});

test('it claims every shared endpoint and the prefix of its own endpoints', () => {
  const added = namesIn(/\b(\w+): build\.(?:query|mutation)/g);
  expect(added).toContain('shellSession');
  expect(added.filter((name) => !name.startsWith('shell'))).toEqual([]);
  expect([...shellConfig.owns.endpoints].toSorted()).toEqual(
    ['shell', ...Object.keys(appApi.endpoints)].toSorted(),
  );
});

test('it claims the paths of the api that it alone calls', () => {
  // The shell writes the goals of the onboarding to a path that remotes may also call.
  expect(new Set(namesIn(/\b(BANK|FINANCE|BILL|PLAN|AI|KNOWLEDGE|AUTH|PRIVACY)_PATHS\b/g))).toEqual(
    new Set(['AUTH', 'PLAN']),
  );
  for (const path of Object.values(AUTH_PATHS)) {
    expect(shellConfig.calls.some((prefix) => path.startsWith(prefix))).toBe(true);
  }
});
