import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { CACHE } from '../scripts/paths.mjs';
import { ensureTestChromium } from '../scripts/run/chromium.mjs';

const browser = ensureTestChromium(console.error);

/** Chromium with windows draws letters slightly differently from the headless shell, which took the pictures. */
const comparesPictures = browser.endsWith('headless-shell');
if (!comparesPictures)
  console.error('This browser does not compare pictures; the headless shell does.');

/** No test measures speed, so a wait ends only when something is broken. */
const WAIT_MS = 30_000;

export default defineConfig({
  testMatch: '**/*.e2e.ts',
  // These import so much that compiling it takes seconds.
  testIgnore: process.env.THOROUGH === '1' ? [] : '**/*.thorough.e2e.ts',
  globalSetup: './setup/start-product.mjs',
  outputDir: join(CACHE, 'browser-tests'),
  reporter: [['dot'], ['json', { outputFile: join(CACHE, 'browser-tests.json') }]],
  workers: 3,
  retries: 0,
  forbidOnly: true,
  timeout: 120_000,
  ignoreSnapshots: !comparesPictures,
  expect: {
    timeout: WAIT_MS,
    // Other systems draw fonts slightly differently.
    toHaveScreenshot: { animations: 'disabled', scale: 'css', maxDiffPixelRatio: 0.01 },
  },
  snapshotPathTemplate: '{testDir}/{testFileDir}/pictures/{arg}{ext}',
  use: {
    actionTimeout: WAIT_MS,
    navigationTimeout: WAIT_MS,
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    launchOptions: {
      executablePath: browser,
      args: [
        '--disable-gpu',
        '--disable-quic',
        // Only code that runs for long, such as a plan's projection, is optimized, because a page is open only
        // briefly. With more room for young objects, a page opens without a garbage collection and in an eighth
        // less time.
        `--js-flags=${[
          '--no-opt',
          '--interrupt-budget-for-maglev=10000000',
          '--min-semi-space-size=32',
          '--max-semi-space-size=64',
        ].join(' ')}`,
      ],
    },
  },
});
