import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { declaredScreens, expectedScreens, remoteNames } from '../support/declared-screens';

/* A remote is added to a copy of this repository's remotes, and nothing else is changed. */

const ROOT = join(import.meta.dirname, '../..');
const TABLE = join(ROOT, 'scripts/build/remote-folders.mjs');

let copy = '';
test.beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'halyard-fifth-'));
  for (const name of ['remote.config.json', 'screens.expected.json']) {
    for (const remote of remoteNames()) cpSync(join(ROOT, remote, name), join(copy, remote, name));
  }
  const coffee = join(copy, 'mfe-coffee');
  cpSync(join(copy, 'mfe-legal'), coffee, { recursive: true });
  const declaration = JSON.parse(readFileSync(join(coffee, 'remote.config.json'), 'utf8'));
  const screens = [{ path: '/coffee', title: 'Coffee', chunk: 'coffee', loading: 'Loading...' }];
  writeFileSync(
    join(coffee, 'remote.config.json'),
    JSON.stringify({ ...declaration, name: 'mfe-coffee', screens }),
  );
  writeFileSync(
    join(coffee, 'screens.expected.json'),
    JSON.stringify([{ path: '/coffee', heading: 'Coffee', loading: 'Loading...', reads: [] }]),
  );
});
test.afterAll(() => rmSync(copy, { recursive: true }));

test('a new remote is known without a change elsewhere', () => {
  const names = [...remoteNames(), 'mfe-coffee'].toSorted();
  expect(remoteNames(copy)).toEqual(names);
  const list = `import(${JSON.stringify(TABLE)}).then(({ remoteFolders }) => console.log(remoteFolders(${JSON.stringify(copy)}).join()))`;
  // Builds, type checks, and commands use this table.
  expect(execFileSync(process.execPath, ['-e', list], { encoding: 'utf8' }).trim()).toBe(
    names.join(),
  );
  const ofCoffee = ({ remote }: { readonly remote: string }) => remote === 'mfe-coffee';
  expect(declaredScreens(copy).filter(ofCoffee)).toMatchObject([{ path: '/coffee' }]);
  expect(expectedScreens(copy).filter(ofCoffee)).toMatchObject([{ heading: 'Coffee' }]);
  expect(declaredScreens(copy)).toHaveLength(declaredScreens().length + 1);
});

test('no test and no script names the remotes of this repository in a list', () => {
  const files = execFileSync('git', ['ls-files', 'e2e/support', 'e2e/platform', 'scripts'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const all = remoteNames();
  const listing = files
    .trim()
    .split('\n')
    .filter((file) => /\.m?ts$|\.mjs$/.test(file))
    .filter((file) => {
      const text = readFileSync(join(ROOT, file), 'utf8');
      return all.every((remote) => new RegExp(`'${remote}'`).test(text));
    });
  expect(listing).toEqual([]);
});
