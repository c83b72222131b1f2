import { servedSite } from '../running-product.mjs';
import { slowDown } from '../slow-phone.mjs';
import { alternating, line, median, ratios } from '../statistics.mjs';
import { buildTwins } from '../twin.mjs';

const ROUNDS = 5;
/** The pointer rests this long on a link before the press, which gives time to prefetch. */
const HOVER_MS = 900;

/** Runs in the page. Returns the time from the press of a link to the frame that shows its screen. */
function timeOf(title) {
  return new Promise((resolve) => {
    const onClick = () => {
      const begun = performance.now();
      const look = () => {
        if (document.querySelector('h1')?.textContent !== title) requestAnimationFrame(look);
        else requestAnimationFrame(() => resolve(performance.now() - begun));
      };
      look();
    };
    document.addEventListener('click', onClick, { capture: true, once: true });
  });
}

const go = async (page, title, { hover = 0 } = {}) => {
  const link = page.getByRole('navigation').getByRole('link', { name: title, exact: true }).first();
  if (hover > 0) {
    await link.hover();
    await page.waitForTimeout(hover);
  }
  const measured = page.evaluate(timeOf, title);
  await page.waitForTimeout(30);
  await link.click();
  return measured;
};

const visitor = (browser) => async (url) => {
  const context = await browser.newContext({ viewport: { width: 1350, height: 940 } });
  try {
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
    const page = await context.newPage();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor({ timeout: 60_000 });
    await page.waitForTimeout(1500);
    await slowDown(page);
    const first = await go(page, 'Budget');
    await go(page, 'Accounts');
    const again = await go(page, 'Budget');
    const intended = await go(page, 'Assets', { hover: HOVER_MS });
    return { first, again, intended };
  } finally {
    await context.close();
  }
};

/**
 * Measures opening a screen of another remote on a slow line: the first time, again, and after hovering over its
 * link.
 */
export async function benchRoute({ browser, product, rounds = ROUNDS }) {
  await buildTwins();
  const twin = await servedSite('twin');
  try {
    const targets = { ours: `${product.url}/`, twin: `${twin.url}/` };
    const found = await alternating(targets, rounds, visitor(browser));
    const of = (name, field) => found[name].map((each) => each[field]);
    const over = (field, base = field) => ratios(of('ours', field), of('twin', base));
    return [
      line('P6', 'first visit / one bundle', over('first'), { most: 1.25 }),
      line('P6', 'first visit with intent / one bundle', over('intended', 'first'), { most: 0.4 }),
      line('P6', 'visit again / one bundle', over('again'), { most: 1 }),
      line('', 'first visit, ours', of('ours', 'first'), { unit: 'ms' }),
      line('', 'first visit with intent, ours', of('ours', 'intended'), { unit: 'ms' }),
      line('', 'visit again, ours', of('ours', 'again'), { unit: 'ms' }),
    ].filter(({ values }) => Number.isFinite(median(values)));
  } finally {
    await twin.stop();
  }
}
