/**
 * Opens every screen, leaves the product, and goes back. Each page must come out of the browser's memory as it was left,
 * within a second. Chromium's headless shell has no such memory, so this needs Chromium itself.
 *
 *   node scripts/lab/proofs/back.mjs             every screen
 *   node scripts/lab/proofs/back.mjs / /budget   these
 */
import { chromium } from 'playwright-core';
import { runningProduct } from '../bench/running-product.mjs';
import { remotesHere } from '../../build/remotes-here.mjs';
import { ensureChromium } from '../../run/chromium.mjs';

const ROWS = 300;
const MOST_MS = 1_000;
const OWN_SCREENS = ['/settings', '/account', '/log-in'];

const screens = remotesHere().flatMap(({ routes }) => routes.map(({ path }) => path));
const named = process.argv.slice(2);
const paths = named.length > 0 ? named : [...screens, ...OWN_SCREENS];

/** Runs in the page from its start. */
function watchReturn() {
  localStorage.setItem('onboardingCompleted', 'true');
  addEventListener('pageshow', ({ persisted }) => (window.halyardReturned = persisted));
}

async function goBack(page, url) {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.goto('about:blank');
  const begun = performance.now();
  await page.goBack({ waitUntil: 'commit' });
  await page.waitForFunction(() => 'halyardReturned' in window);
  const ms = performance.now() - begun;
  return page.evaluate((took) => {
    const [{ notRestoredReasons }] = performance.getEntriesByType('navigation');
    const reasons = notRestoredReasons?.reasons?.map(({ reason }) => reason) ?? [];
    return { isKept: window.halyardReturned, ms: took, reasons };
  }, ms);
}

const browser = await chromium.launch({
  executablePath: ensureChromium(console.error),
  args: ['--no-sandbox', '--headless=new'],
  ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless', '--headless=old'],
});
const product = await runningProduct(ROWS);
try {
  const page = await browser.newPage();
  await page.addInitScript(watchReturn);
  for (const path of paths) {
    const { isKept, ms, reasons } = await goBack(page, product.url + path);
    const isGood = isKept && ms <= MOST_MS;
    console.log(`${isGood ? 'ok  ' : 'FAIL'} ${path.padEnd(24)} ${Math.round(ms)} ms ${reasons}`);
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await product.stop();
}
