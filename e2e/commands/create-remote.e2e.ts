import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, test } from '@playwright/test';
import { run } from '../support/remotes/mfe';

/*
 * What the generator of remotes refuses: a name, a title, or a path becomes a part of JSON, TypeScript, YAML, a file
 * name, and an address.
 */

const CREATE = join(
  import.meta.dirname,
  '../../scripts/remote-kit/create/create-halyard-remote.mjs',
);

let folder = '';
test.beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-create-'));
});
test.afterAll(() => rmSync(folder, { recursive: true }));

const NAMES = [
  '../escaped',
  '/tmp/escaped',
  'Coffee',
  'a b',
  '-coffee',
  'coffee-',
  'co--ffee',
  '..',
  'coffee"; process.exit(0); //',
  '${{secrets.TOKEN}}',
  '__proto__',
  'c'.repeat(60),
  '',
];

for (const name of spread(NAMES, 1)) {
  test(`the name ${JSON.stringify(name)} is refused and leaves no file`, async () => {
    const result = await run(CREATE, ['--', name], { cwd: folder });
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(result.err).not.toContain('    at ');
    expect(readdirSync(folder)).toEqual([]);
  });
}

const OPTIONS = [
  ['--title', '{"a":1}'],
  ['--title', "It's"],
  ['--title', '<script>'],
  ['--title', 'line\nbreak'],
  ['--path', '/a/*'],
  ['--path', 'coffee'],
  ['--path', '/Coffee'],
  ['--team', 'Team Coffee'],
  ['--packages', '/nowhere'],
] as const;

for (const [option, value] of spread(OPTIONS, 1)) {
  test(`${option} ${JSON.stringify(value)} is refused and leaves no file`, async () => {
    const result = await run(CREATE, ['coffee', option, value], { cwd: folder });
    expect(result).toMatchObject({ code: 1, out: '' });
    expect(readdirSync(folder)).toEqual([]);
  });
}
