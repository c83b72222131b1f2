import { slowDown } from './slow-phone.mjs';

const QUIET_MS = 2500;
const LOOK_EVERY_MS = 250;
const VISITS_BEFORE = 2;

/**
 * Runs in the page from its start. Records the largest paint, every layout shift, the time of long tasks, and the
 * moment at which the accounts appear. A measurement from outside would have to poll for that moment.
 */
function watchPaint() {
  const paint = { lcp: 0, cls: 0, blocked: 0, shownMs: null };
  window.halyardPaint = paint;
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (paint.lcp = entry.startTime));
  watch('longtask', (entry) => (paint.blocked += entry.duration - 50));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) paint.cls += entry.value;
  });
  const isShown = () =>
    [...document.querySelectorAll('h1, h2, h3')].some(
      ({ textContent }) => textContent.trim() === 'Accounts Overview',
    );
  const changes = new MutationObserver(() => {
    if (!isShown()) return;
    changes.disconnect();
    requestAnimationFrame(() => (paint.shownMs = performance.now()));
  });
  changes.observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page. Returns the transfers that had begun to arrive when the accounts appeared, including the page
 * itself, and the scripts before the largest paint and in total. Bytes are as sent.
 */
function cameBefore({ shownMs, lcp }) {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ];
  const begun = entries.filter((each) => each.responseStart > 0 && each.responseStart < shownMs);
  const bytes = (some) => some.reduce((sum, { transferSize }) => sum + transferSize, 0);
  const scripts = (some) => some.filter(({ name }) => new URL(name).pathname.endsWith('.js'));
  return {
    bytes: bytes(begun),
    scriptBytes: bytes(scripts(begun)),
    paintScriptBytes: bytes(scripts(entries).filter(({ responseEnd }) => responseEnd <= lcp)),
    allScriptBytes: bytes(scripts(entries)),
    requests: begun.length,
  };
}

const emptyContext = (browser) => browser.newContext({ viewport: { width: 390, height: 844 } });

/** A returning browser has a flag in its storage and a cookie that tells the server the same. */
async function slowPhone(browser, url) {
  const context = await emptyContext(browser);
  await context.addCookies([{ name: 'halyard_onboarded', value: '1', url }]);
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  await context.addInitScript(watchPaint);
  return context;
}

async function slowPage(context) {
  const page = await context.newPage();
  await slowDown(page);
  return page;
}

/** Opens a page and returns its measurements. */
async function visited(page, url) {
  await page.goto(url);
  const isShown = () => window.halyardPaint.shownMs !== null;
  await page.waitForFunction(isShown, null, { polling: LOOK_EVERY_MS, timeout: 60_000 });
  await page.waitForTimeout(QUIET_MS);
  const paint = await page.evaluate(() => window.halyardPaint);
  return { ...paint, came: await page.evaluate(cameBefore, paint) };
}

/** Measures a visit of a slow phone with an empty cache. `prepare` receives the page before it opens. */
export async function slowVisit(browser, url, prepare = async () => undefined) {
  const context = await slowPhone(browser, url);
  try {
    const page = await slowPage(context);
    await prepare(page);
    return await visited(page, url);
  } finally {
    await context.close();
  }
}

/** Measures the third visit of a slow phone, which has cached the files and the compiled code of the scripts. */
export async function warmVisit(browser, url) {
  const context = await slowPhone(browser, url);
  try {
    for (let before = 0; before < VISITS_BEFORE; before += 1) {
      const page = await slowPage(context);
      await visited(page, url);
      await page.close();
    }
    return await visited(await slowPage(context), url);
  } finally {
    await context.close();
  }
}

/** Measures the largest paint of a slow phone that was never here before, in ms. */
export async function newVisitorsPaint(browser, url) {
  const context = await emptyContext(browser);
  try {
    await context.addInitScript(watchPaint);
    const page = await slowPage(context);
    await page.goto(url);
    await page.waitForTimeout(QUIET_MS);
    return await page.evaluate(() => window.halyardPaint.lcp);
  } finally {
    await context.close();
  }
}

/** Measures the first contentful paint of a slow phone with an empty cache, in ms. */
export async function firstPaint(browser, url) {
  const context = await slowPhone(browser, url);
  try {
    const page = await slowPage(context);
    await page.goto(url, { waitUntil: 'commit' });
    const painted = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    const found = await page.waitForFunction(painted, null, { polling: LOOK_EVERY_MS });
    return await found.jsonValue();
  } finally {
    await context.close();
  }
}
