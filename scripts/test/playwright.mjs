import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CACHE, ROOT } from '../paths.mjs';
import { ensureTestChromium } from '../run/chromium.mjs';
import { PlainFailure } from '../run/plain-failure.mjs';
import { whenOver } from '../run/when-over.mjs';

const PROGRAM = join(ROOT, 'node_modules/@playwright/test/cli.js');
const CONFIG = join(ROOT, 'e2e/playwright.config.mjs');
/** The configuration names this file for Playwright's own JSON reporter. */
const RESULTS = join(CACHE, 'browser-tests.json');

function count(code) {
  let results;
  try {
    results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const { expected, unexpected, flaky, skipped } = results.stats;
  const failed = unexpected + flaky + results.errors.length;
  return { passed: expected, failed: failed === 0 && code !== 0 ? 1 : failed, skipped };
}

async function runPlaywright(options, env) {
  rmSync(RESULTS, { force: true });
  const child = spawn(process.execPath, [PROGRAM, 'test', '--config', CONFIG, ...options], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const closed = new Promise((resolve) => child.on('close', resolve));
  const stop = whenOver(async () => {
    // Playwright ends its workers and the product only on this signal.
    child.kill('SIGINT');
    await closed;
  });
  const code = await closed;
  await stop();
  return count(code);
}

/** Runs the browser tests with these options of Playwright. Without a browser, the run counts as one failure. */
export async function runBrowserTests(say, options = [], env = {}) {
  try {
    const chromium = ensureTestChromium(say);
    return await runPlaywright(options, { CHROMIUM_PATH: chromium, ...env });
  } catch (error) {
    if (!(error instanceof PlainFailure)) throw error;
    say(error.message);
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
