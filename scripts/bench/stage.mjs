import { chromium } from 'playwright-core';
import { ensureChromium } from '../run/chromium.mjs';
import { linkLarge, runningProduct, untilComplete } from './running-product.mjs';

const ROWS = 100_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * What the rows of the bench share: the product, a browser, and, once a row asks, a person with 100,000 rows. `rounds`
 * takes the place of each row's own number of rounds where it is given.
 */
export async function openStage(rounds) {
  const executablePath = ensureChromium(console.log);
  const product = await runningProduct(ROWS);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  let linked = null;
  const link = async () => {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
    await linkLarge(product, context);
    await untilComplete(product, context, ROWS);
    return { url: product.url, context, product, rows: ROWS };
  };
  return {
    product,
    browser,
    rounds,
    large: () => (linked ??= link()),
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
