import { openStage } from '../bench/stage.mjs';
import { alternating, median } from '../bench/statistics.mjs';

/*
 * What it costs a page that the shell watches it for the places of parts: the script time of home, and of a list of
 * 10,000 transactions in which somebody scrolls and types, with that watch and without, and the time within the watch.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 11);
const ROWS = 10_000;

/** Runs in the page. Measures the observers of the whole page, or removes them. */
function timeWatch(isLeftOut) {
  const Native = window.MutationObserver;
  window.watched = { calls: 0, ms: 0 };
  window.MutationObserver = class extends Native {
    constructor(seen) {
      super((...args) => {
        const begun = performance.now();
        seen(...args);
        if (!this.ofPage) return;
        window.watched.calls += 1;
        window.watched.ms += performance.now() - begun;
      });
    }
    observe(target, options) {
      this.ofPage = target === document.body && options.subtree;
      if (!(this.ofPage && isLeftOut)) super.observe(target, options);
    }
  };
}

const scriptMs = async (cdp) => {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration').value * 1000;
};

async function home(page) {
  await page.goto(`${url}/`);
  await page.getByRole('heading', { name: 'Financial Score' }).waitFor();
  await page.waitForLoadState('networkidle');
  await page.locator('[data-slot="home"]').scrollIntoViewIfNeeded();
}

async function list(page) {
  await page.goto(`${url}/transactions`);
  await page.getByText(`of ${ROWS.toLocaleString('en-US')} transactions`).waitFor();
  await page.waitForLoadState('networkidle');
  const { x, y } = await page.locator('[aria-rowcount]').first().boundingBox();
  await page.mouse.move(x + 80, y + 100);
  for (let turn = 0; turn < 40; turn += 1) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(25);
  }
  const search = page.getByPlaceholder('Search merchants, categories...');
  await search.pressSequentially('harbor 129', { delay: 50 });
}

const stage = await openStage();
const { url, context } = await stage.small(ROWS);

const visit = (act) => async (isLeftOut) => {
  const page = await context.newPage();
  await page.addInitScript(timeWatch, isLeftOut);
  const cdp = await context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await act(page);
  const found = { script: await scriptMs(cdp), ...(await page.evaluate(() => window.watched)) };
  await page.close();
  return found;
};

try {
  for (const [name, act] of Object.entries({ home, '/transactions': list })) {
    const { with: on, without } = await alternating(
      { with: false, without: true },
      ROUNDS,
      visit(act),
    );
    const middle = (rounds, field) => median(rounds.map((each) => each[field])).toFixed(1);
    console.log(
      `${name}: script ${middle(on, 'script')} ms with the watch, ${middle(without, 'script')} ms without; ` +
        `${middle(on, 'ms')} ms in ${middle(on, 'calls')} calls of the watch`,
    );
  }
} finally {
  await stage.close();
}
