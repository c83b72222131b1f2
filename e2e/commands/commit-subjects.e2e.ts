import { spread } from '@halyard/shared-contracts/testing/thorough';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const SCRIPT = join(import.meta.dirname, '../../scripts/checks/commit-subjects.mjs');
const AUTHOR = ['-c', 'user.name=Ada', '-c', 'user.email=ada@example.com'];

let folder: string;
test.beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'halyard-commits-'));
  git('init', '--quiet');
  commit('Anything goes before the rule');
  git('tag', 'start');
});
test.afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) => {
  const { status, stderr } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
  expect({ args, status, stderr }).toMatchObject({ status: 0 });
};
const commit = (subject: string) =>
  git(...AUTHOR, 'commit', '--quiet', '--allow-empty', '-m', subject);
const check = (since = 'start') =>
  spawnSync(process.execPath, [SCRIPT, '--root', folder, '--since', since], { encoding: 'utf8' });

test('a subject in the agreed form passes the check', () => {
  commit('fix(mfe-money): show the month that the budget is for');
  commit(`docs: ${'a'.repeat(30)} ${'b'.repeat(35)}`);
  expect(check()).toMatchObject({ status: 0, stderr: '' });
});

const WRONG = [
  [`docs: ${'a'.repeat(30)} ${'b'.repeat(36)}`, 'is longer than 72 characters'],
  ['Show the month of the budget', 'is not in the form "type(scope): imperative"'],
  ['fix(mfe-money) show the month', 'is not in the form "type(scope): imperative"'],
  ['fix(mfe-money): showed the month', 'begins with "showed", which is not an imperative'],
  ['test: adding a case', 'begins with "adding", which is not an imperative'],
] as const;

for (const [subject, problem] of spread(WRONG, 1)) {
  test(`the subject "${subject}" fails the check`, () => {
    commit(subject);
    const { status, stderr } = check();
    expect(status).toBe(1);
    expect(stderr).toContain(subject);
    expect(stderr).toContain(problem);
  });
}

test('the check is skipped with a message in a clone without the history', () => {
  commit('Anything goes here too');
  expect(check('c89b52c')).toMatchObject({
    status: 0,
    stdout: 'Skipped: this clone does not have the commit c89b52c.\n',
  });
});
