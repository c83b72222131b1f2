import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../../..');

/** Playwright refuses to run inside Jest, which it recognizes by this variable. */
const { JEST_WORKER_ID: _worker, ...env } = process.env;

const node = (words: readonly string[], more: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, words, { cwd: ROOT, encoding: 'utf8', env: { ...env, ...more } });

describe('npm run conformance', () => {
  it.each([
    ['no remote', [], 'Say which remote: npm run conformance -- money'],
    ['an unknown remote', ['moon'], 'mfe-money'],
  ])('explains what is missing for %s', (_, words, sentence) => {
    const { status, stderr } = node(['scripts/conformance.mjs', ...words]);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
  });

  it('selects the tests of one remote', () => {
    const playwright = 'node_modules/@playwright/test/cli.js';
    const options = ['--list', '--config', 'e2e/playwright.config.mjs', 'platform/conformance'];
    const { stdout } = node([playwright, 'test', ...options], { CONFORMANCE_OF: 'mfe-legal' });
    const titles = stdout.split('\n').filter((line) => line.includes('›'));
    expect(titles.length).toBeGreaterThan(3);
    expect(titles.filter((title) => !title.includes('mfe-legal'))).toEqual([]);
  });
});
