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
  const frames = await scroll(page, cdp);
  await page.close();
  return [
    line('P7', 'first rows after the data arrived', opened, { unit: 'ms', most: 400 }),
    line('P7', 'a key in the search until painted', keys, { unit: 'ms', most: 100 }),
    line('P9', 'longest frame while scrolling', [Math.max(...frames)], { unit: 'ms', most: 50 }),
    line('P9', 'elements of the page', [nodes], {
      most: 500,
      note: 'the whole page, not the list alone',
    }),
    line('P9', 'heap of the page', [megabytes], { unit: 'MB' }),
  ];
}
