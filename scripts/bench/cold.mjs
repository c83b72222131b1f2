import { median, spread } from './statistics.mjs';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2500;

/** In the page, from its very start: the largest paint and every shift of the layout. */
function watchPaint() {
  window.halyardPaint = { lcp: 0, cls: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.halyardPaint.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (!entry.hadRecentInput) window.halyardPaint.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  await context.addInitScript(watchPaint);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  let requests = 0;
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  cdp.on('Network.requestWillBeSent', () => (requests += 1));
  const begun = Date.now();
  await page.goto(`${url}/`);
  await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor({ timeout: 60_000 });
  const usable = { ms: Date.now() - begun, bytes, requests };
  await page.waitForTimeout(QUIET_MS);
  const paint = await page.evaluate(() => window.halyardPaint);
  await context.close();
  return { ...paint, usable };
}

/** Home on a phone with a cold cache: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
export async function benchCold(browser, url, rounds = 5) {
  const visits = [];
  for (let round = 0; round < rounds; round += 1) visits.push(await visit(browser, url));
  const of = (pick) => visits.map(pick);
  return {
    lcpMs: median(of(({ lcp }) => lcp)),
    cls: Math.max(...of(({ cls }) => cls)),
    usableMs: median(of(({ usable }) => usable.ms)),
    requests: median(of(({ usable }) => usable.requests)),
    lines: [
      [
        'largest paint',
        spread(
          of(({ lcp }) => lcp),
          'ms',
        ),
        'reported',
      ],
      [
        'accounts on the page',
        spread(
          of(({ usable }) => usable.ms),
          'ms',
        ),
        'reported',
      ],
      [
        'bytes until then, all kinds',
        spread(
          of(({ usable }) => usable.bytes / 1000),
          'kB',
        ),
        'reported',
      ],
      [
        'requests until then',
        spread(
          of(({ usable }) => usable.requests),
          '',
        ),
        '≤ 16',
      ],
      ['shift of the layout', Math.max(...of(({ cls }) => cls)).toFixed(4), '≤ 0.01'],
    ],
  };
}
