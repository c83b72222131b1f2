import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtRemotes } from '../../../build/built.mjs';
import { takeFloor } from '../floor.mjs';
import { servedSite } from '../running-product.mjs';
import { firstPaint, newVisitorsPaint } from '../slow-visit.mjs';
import { alternating, line, median, ratios } from '../statistics.mjs';

const ROUNDS = 3;

const routesOf = ({ folder }) =>
  JSON.parse(readFileSync(join(folder, 'remote.json'), 'utf8')).routes;

/** Compares the largest paint of the welcome page with that of a static page. */
async function welcomeLine(browser, { product, floor, rounds }) {
  const sites = { floor: `${floor.url}/`, welcome: `${product.url}/welcome` };
  const found = await alternating(sites, rounds, (url) => newVisitorsPaint(browser, url));
  const over = ratios(found.welcome, found.floor);
  return line('P1', '/welcome: largest paint / static page', over, { most: 1.15 });
}

/** Measures the first contentful paint of every route, cold, on a slow phone, and the welcome page. */
export async function benchPaint({ browser, product, rounds = ROUNDS }) {
  await takeFloor(browser, product.url);
  const floor = await servedSite('floor');
  const paths = builtRemotes()
    .flatMap(routesOf)
    .map(({ path }) => path);
  const targets = Object.fromEntries(paths.map((path) => [path, product.url + path]));
  try {
    const sites = { floor: `${floor.url}/`, ...targets };
    const found = await alternating(sites, rounds, (url) => firstPaint(browser, url));
    const lines = paths.map((path) =>
      line('P1', `${path}: first paint / static page`, ratios(found[path], found.floor), {
        most: 1.2,
      }),
    );
    const slowest = lines.reduce((one, other) => (other.median > one.median ? other : one));
    return [
      await welcomeLine(browser, { product, floor, rounds }),
      ...lines,
      line('P1', `slowest of ${paths.length} routes / static page`, slowest.values, { most: 1.2 }),
      line(
        '',
        'middle of the routes',
        paths.map((path) => median(found[path])),
        { unit: 'ms' },
      ),
      line('', 'static page', found.floor, { unit: 'ms' }),
    ];
  } finally {
    await floor.stop();
  }
}
