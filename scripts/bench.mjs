import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { benchCold } from './bench/cold.mjs';
import { benchList } from './bench/list.mjs';
import { linkLarge, runningProduct, untilComplete } from './bench/running-product.mjs';
import { CACHE } from './paths.mjs';
import { ensureChromium } from './run/chromium.mjs';
import { ensureInstalled } from './run/install.mjs';
import { endWith } from './run/plain-failure.mjs';
import { ensureBuilt } from './run/start.mjs';

const ROWS = 100_000;
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

function print(title, { lines }) {
  console.log(`\n${title}`);
  for (const [what, figure, bar] of lines)
    console.log(`  ${what.padEnd(32)} ${figure.padEnd(28)} ${bar}`);
}

async function measure() {
  const executablePath = ensureChromium(console.log);
  const product = await runningProduct(ROWS);
  const browser = await chromium.launch({ executablePath, args: FLAGS });
  try {
    const cold = await benchCold(browser, product.url);
    print('Home, cold, on a slow phone', cold);
    const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
    const begun = Date.now();
    await linkLarge(product, context);
    await untilComplete(product, context, ROWS);
    const arrivedMs = Date.now() - begun;
    console.log(
      `\n${ROWS.toLocaleString('en-US')} transactions from the bank to the database: ${arrivedMs} ms`,
    );
    const list = await benchList(await context.newPage(), product.url, ROWS);
    print(`Transactions, ${ROWS.toLocaleString('en-US')} rows`, list);
    mkdirSync(CACHE, { recursive: true });
    const file = join(CACHE, 'bench.json');
    writeFileSync(file, JSON.stringify({ cold, list, arrivedMs }, null, 2));
    console.log(`\nAll figures: ${file}`);
  } finally {
    await browser.close();
    await product.stop();
  }
}

try {
  await ensureInstalled(console.log);
  await ensureBuilt();
  await measure();
} catch (error) {
  endWith(error);
}
