import { chromium } from 'playwright-core';
import { ensureChromium } from '../../run/chromium.mjs';
import { fill } from './filled-api.mjs';
import { linkLarge, runningProduct, untilComplete } from './running-product.mjs';

const ROWS = 100_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

/**
 * Opens what the rows of the bench share: the product, a browser, and, on demand, a user with 100,000 rows.
 * `rounds` overrides the number of rounds of each row.
 */
export async function openStage(rounds) {
  const executablePath = ensureChromium(console.log);
  const product = await runningProduct(ROWS);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  let linked = null;
  const visitor = async () => {
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
    return context;
  };
  const link = async () => {
    const context = await visitor();
    await linkLarge(product, context);
    await untilComplete(product, context, ROWS);
    return { url: product.url, context, product, rows: ROWS };
  };
  return {
    product,
    browser,
    rounds,
    large: () => (linked ??= link()),
    async small(rows) {
      const context = await visitor();
      const answer = await context.request.post(`${product.url}/api/finance/accounts`, {
        data: { name: 'Everyday', type: 'checking', balance: 5000 },
        headers: { origin: product.url },
      });
      const { account } = await answer.json();
      await fill(product.database, account.id, rows);
      return { url: product.url, context, rows };
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
