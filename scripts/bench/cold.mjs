import { buildTwins } from './twin.mjs';
import { takeFloor } from './floor.mjs';
import { alternating, line, ratios } from './statistics.mjs';
import { servedSite } from './running-product.mjs';

const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: 200_000,
  uploadThroughput: 93_750,
};
const CPU_SLOWDOWN = 4;
const QUIET_MS = 2500;
const ROUNDS = 5;

/** Largest paint of home until its figures, recorded for the peers on this machine class (docs/performance.md). */
const BEST_PEER_LCP_MS = 6372;

/** In the page, from its very start: the largest paint, every shift of the layout, and the time of long tasks. */
function watchPaint() {
  window.halyardPaint = { lcp: 0, cls: 0, blocked: 0 };
  const watch = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  watch('largest-contentful-paint', (entry) => (window.halyardPaint.lcp = entry.startTime));
  watch('longtask', (entry) => (window.halyardPaint.blocked += entry.duration - 50));
  watch('layout-shift', (entry) => {
    if (!entry.hadRecentInput) window.halyardPaint.cls += entry.value;
  });
}

async function slowPhone(browser) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
  await context.addInitScript(watchPaint);
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', SLOW_4G);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return { context, page, cdp };
}

/** What a page has asked for so far, as the network saw it. */
function watchNetwork(cdp) {
  const seen = { bytes: 0, scriptBytes: 0, requests: 0 };
  const kinds = new Map();
  cdp.on('Network.requestWillBeSent', () => (seen.requests += 1));
  cdp.on('Network.responseReceived', ({ requestId, response }) =>
    kinds.set(requestId, response.mimeType),
  );
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    seen.bytes += encodedDataLength;
    if (/javascript/.test(kinds.get(requestId))) seen.scriptBytes += encodedDataLength;
  });
  return seen;
}

const visitor = (browser) => async (url) => {
  const { context, page, cdp } = await slowPhone(browser);
  try {
    const seen = watchNetwork(cdp);
    const begun = performance.now();
    await page.goto(url);
    await page.getByRole('heading', { name: 'Accounts Overview' }).waitFor({ timeout: 60_000 });
    const usable = { ms: performance.now() - begun, ...seen };
    await page.waitForTimeout(QUIET_MS);
    return { ...(await page.evaluate(() => window.halyardPaint)), usable };
  } finally {
    await context.close();
  }
};

/** Home on a phone with a cold cache: 1.6 Mbit/s, 150 ms there and back, a processor four times slower. */
export async function benchCold({ browser, product }) {
  await buildTwins();
  await takeFloor(browser, product.url);
  const sites = [];
  for (const name of ['twin', 'hello', 'floor']) sites.push(await servedSite(name));
  try {
    const [twin, hello, floor] = sites.map(({ url }) => `${url}/`);
    const targets = { ours: `${product.url}/`, twin, hello, floor };
    return lines(await alternating(targets, ROUNDS, visitor(browser)));
  } finally {
    for (const site of sites) await site.stop();
  }
}

function lines({ ours, twin, hello, floor }) {
  const lcp = (visits) => visits.map((visit) => visit.lcp);
  const ms = (visits) => visits.map(({ usable }) => usable.ms);
  const kilobytes = (visits, of) => visits.map(({ usable }) => usable[of] / 1000);
  return [
    line('P1', 'largest paint / static page', ratios(lcp(ours), lcp(floor)), { most: 1.25 }),
    line('P2', 'largest paint / one bundle', ratios(lcp(ours), lcp(twin)), { most: 1.1 }),
    line('P2', 'accounts shown / one bundle', ratios(ms(ours), ms(twin)), { most: 1.1 }),
    line(
      'P3',
      'largest paint / best peer',
      lcp(ours).map((each) => each / BEST_PEER_LCP_MS),
      {
        most: 0.07,
        note: 'the peer as recorded',
      },
    ),
    line('P4', 'script until the accounts', kilobytes(ours, 'scriptBytes'), {
      unit: 'kB',
      most: 200,
    }),
    line(
      'P4',
      'script / one bundle',
      ratios(kilobytes(ours, 'scriptBytes'), kilobytes(twin, 'scriptBytes')),
      { most: 1.25 },
    ),
    line(
      'P4',
      'requests until the accounts',
      ours.map(({ usable }) => usable.requests),
      {
        most: 16,
        note: 'the ambitious bar is 10',
      },
    ),
    line(
      'P5',
      'shift of the layout',
      ours.map(({ cls }) => cls),
      { most: 0.01 },
    ),
    line(
      '',
      'blocked by long tasks',
      ours.map(({ blocked }) => blocked),
      { unit: 'ms' },
    ),
    line('', 'largest paint, ours', lcp(ours), { unit: 'ms' }),
    line('', 'largest paint, one bundle', lcp(twin), { unit: 'ms' }),
    line('', 'largest paint, React hello', lcp(hello), { unit: 'ms' }),
    line('', 'largest paint, static page', lcp(floor), { unit: 'ms' }),
    line('', 'accounts shown, ours', ms(ours), { unit: 'ms' }),
    line('', 'accounts shown, one bundle', ms(twin), { unit: 'ms' }),
    line('', 'bytes of all kinds, ours', kilobytes(ours, 'bytes'), { unit: 'kB' }),
  ];
}
