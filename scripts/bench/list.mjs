import { line } from './statistics.mjs';

const WORD = 'juniper garden 12';
const ROUNDS = 20;

/** In the page: milliseconds from the arrival of the transactions to the first painted row. */
function firstRows() {
  const isRow = () =>
    document.querySelector('[aria-rowindex="2"], [aria-rowcount] [role="row"]:nth-child(2)');
  return new Promise((resolve) => {
    const look = () => {
      const arrived = performance
        .getEntriesByType('resource')
        .find(({ name }) => name.includes('/api/finance/transactions'));
      if (arrived && isRow()) resolve(performance.now() - arrived.responseEnd);
      else requestAnimationFrame(look);
    };
    look();
  });
}

/** In the page: remembers, for each key, when the footer told another count and that was painted. */
function watchKeys() {
  const footer = () => /Showing [\d,]+ of/.exec(document.body.innerText)?.[0];
  window.halyardKeys = [];
  document.addEventListener(
    'keydown',
    () => {
      const begun = performance.now();
      const before = footer();
      const look = () => {
        if (footer() !== before || performance.now() - begun > 1000) {
          requestAnimationFrame(() => window.halyardKeys.push(performance.now() - begun));
        } else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    true,
  );
}

/** In the page: remembers how long each press and each key took until what it did was painted, as browsers count INP. */
function watchInteractions() {
  window.halyardInteractions = new Map();
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      const known = window.halyardInteractions.get(interactionId) ?? 0;
      if (interactionId > 0)
        window.halyardInteractions.set(interactionId, Math.max(known, duration));
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
}

/** Sorts the list, opens a row and leaves it, and answers the slowest of all interactions with the page so far. */
async function slowest(page) {
  for (const sort of ['Amount', 'Merchant', 'Date'])
    await page.getByRole('button', { name: sort }).first().click();
  await page.getByRole('table').getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.halyardInteractions.values()));
}

/** In the page: the time between frames while something else scrolls. */
function watchFrames() {
  window.halyardFrames = [];
  let last = performance.now();
  const tick = (now) => {
    window.halyardFrames.push(now - last);
    last = now;
    requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
}

async function keystrokes(page) {
  const search = page.getByPlaceholder('Search merchants, categories...');
  await page.evaluate(watchKeys);
  await page.evaluate(watchInteractions);
  await search.click();
  const times = [];
  while (times.length < ROUNDS) {
    for (const letter of WORD) {
      await page.evaluate(() => (window.halyardKeys.length = 0));
      await page.keyboard.press(letter === ' ' ? 'Space' : letter);
      await page.waitForFunction(() => window.halyardKeys.length > 0);
      times.push(await page.evaluate(() => window.halyardKeys[0]));
    }
    await search.fill('');
  }
  return times.filter((ms) => ms < 1000).slice(0, ROUNDS);
}

async function scroll(page, cdp) {
  await page.evaluate(watchFrames);
  const box = await page.locator('[aria-rowcount]').first().boundingBox();
  await cdp.send('Input.synthesizeScrollGesture', {
    x: Math.round(box.x + 80),
    y: Math.round(box.y + 300),
    yDistance: -15_000,
    speed: 6000,
  });
  return page.evaluate(() => window.halyardFrames.slice(1));
}

async function openings(page, url) {
  const opened = [];
  for (let round = 0; round < 5; round += 1) {
    await page.goto('about:blank');
    await page.goto(`${url}/transactions`, { waitUntil: 'commit' });
    opened.push(await page.evaluate(firstRows));
  }
  return opened;
}

/** The heap that is in use once nothing is left to collect, in megabytes, and the elements of the page. */
async function weight(page, cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { megabytes: usedSize / 1_000_000, nodes };
}

/** The list of transactions at 100,000 rows: opening, searching, scrolling. */
export async function benchList({ large }) {
  const { url, context, rows } = await large();
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const opened = await openings(page, url);
  const count = rows.toLocaleString('en-US');
  await page.getByText(`of ${count} transactions`).waitFor({ timeout: 60_000 });
  const { megabytes, nodes } = await weight(page, cdp);
  const keys = await keystrokes(page);
  await page.getByPlaceholder('Search merchants, categories...').fill('');
  // The list follows the search when it can: until then there may be none to scroll.
  await page.getByText(`Showing ${count} of ${count} transactions`).waitFor();
  const frames = await scroll(page, cdp);
  const inp = await slowest(page);
  await page.close();
  return [
    line('P7', 'first rows after the data arrived', opened, { unit: 'ms', most: 400 }),
    line('P7', 'a key in the search until painted', keys, { unit: 'ms', most: 100 }),
    line('P5', 'slowest interaction (INP): typing, sorting, opening', [inp], {
      unit: 'ms',
      most: 50,
      note: 'browsers count in steps of 8 ms',
    }),
    line('P9', 'longest frame while scrolling', [Math.max(...frames)], { unit: 'ms', most: 50 }),
    line('P9', 'elements of the page', [nodes], {
      most: 500,
      note: 'the whole page, not the list alone',
    }),
    line('P9', 'heap of the page', [megabytes], { unit: 'MB' }),
  ];
}
