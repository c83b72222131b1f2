import { buildTwins } from '../twin.mjs';
import { takeFloor } from '../floor.mjs';
import { alternating, line, ratios } from '../statistics.mjs';
import { servedSite } from '../running-product.mjs';
import { slowVisit } from '../slow-visit.mjs';

const ROUNDS = 5;

/**
 * This is the best time of a peer on this class of machine, from the start to the largest paint with figures
 * (docs/performance.md).
 */
const BEST_PEER_LCP_MS = 6372;
/** This is the time of the most similar peer until its budget is visible. */
const PEER_BUDGET_MS = 19_371;

/**
 * Measures home on a phone with a cold cache, 1.6 Mbit/s, a round trip of 150 ms, and a processor that is four
 * times slower.
 */
export async function benchCold({ browser, product, rounds = ROUNDS }) {
  await buildTwins();
  await takeFloor(browser, product.url);
  const sites = [];
  for (const name of ['twin', 'hello', 'floor']) sites.push(await servedSite(name));
  try {
    const [twin, hello, floor] = sites.map(({ url }) => `${url}/`);
    const targets = { ours: `${product.url}/`, twin, hello, floor };
    return lines(await alternating(targets, rounds, (url) => slowVisit(browser, url)));
  } finally {
    for (const site of sites) await site.stop();
  }
}

const lcp = (visits) => visits.map((visit) => visit.lcp);
const ms = (visits) => visits.map(({ shownMs }) => shownMs);
const kilobytes = (visits, of) => visits.map(({ came }) => came[of] / 1000);

/**
 * Returns the lines of P4, the bytes and requests that home needs. The largest paint waits for every script that
 * comes before it.
 */
function weightLines({ ours, twin }) {
  const [script, twinScript] = [ours, twin].map((visits) => kilobytes(visits, 'scriptBytes'));
  const tax = script.map((each, round) => each - twinScript[round]);
  const requests = ours.map(({ came }) => came.requests);
  const inKilobytes = (what, values, most) => line('P4', what, values, { unit: 'kB', most });
  return [
    inKilobytes('script before the largest paint', kilobytes(ours, 'paintScriptBytes'), 125),
    inKilobytes('script until the accounts', script, 200),
    inKilobytes('script in all, charts among it', kilobytes(ours, 'allScriptBytes'), 190),
    line('P4', 'script / one bundle', ratios(script, twinScript), { most: 1.25 }),
    inKilobytes('script beyond one bundle', tax, 40),
    line('P4', 'requests until the accounts', requests, { most: 16 }),
    line('P4', 'requests until the accounts, as designed', requests, { most: 10 }),
  ];
}

function lines(visits) {
  const { ours, twin, hello, floor } = visits;
  const over = (values, recorded) => values.map((each) => each / recorded);
  const asRecorded = (most) => ({ most, note: 'the peer as recorded' });
  return [
    line('P1', 'largest paint / static page', ratios(lcp(ours), lcp(floor)), { most: 1.25 }),
    line('P2', 'largest paint / one bundle', ratios(lcp(ours), lcp(twin)), { most: 1.1 }),
    line('P2', 'accounts shown / one bundle', ratios(ms(ours), ms(twin)), { most: 1.1 }),
    line('P3', 'largest paint / best peer', over(lcp(ours), BEST_PEER_LCP_MS), asRecorded(0.07)),
    line(
      'P3',
      "accounts shown / a peer's budget",
      over(ms(ours), PEER_BUDGET_MS),
      asRecorded(0.025),
    ),
    ...weightLines(visits),
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
