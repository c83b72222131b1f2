import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { line } from '../bench/statistics.mjs';
import { ensureChromium } from '../../run/chromium.mjs';
import { ensureBuilt } from '../../run/start.mjs';

/*
 * What it costs a person that a version of a remote fails: from the press of a link, in a shell that is open and has
 * loaded nothing of that remote, to the frame that shows the version before. The back-off, which is waited on purpose, is
 * taken off; every other wait counts. The pages are new ones, nothing is fetched on hover, and the last row fails nothing.
 */

const ROUNDS = 11;
/** This equals `BACK_OFF_MS` of the loader, the pause before it retries a missing file once. */
const BACK_OFF_MS = 200;
const MOST_MS = 300;
const TERMS = '/terms-of-service';

const down = { kind: 'answer', status: 500, type: 'text/html', body: '<h1>no</h1>' };
const changed = { kind: 'edit', edit: (body) => `window.__pwned = true;${body}` };
const CASES = [
  ['entry answers 500', /1\.1\.0\/remoteEntry/, down, { waits: 1 }],
  ['entry breaks off', /1\.1\.0\/remoteEntry/, { kind: 'reset' }, { waits: 1 }],
  ['entry is changed', /1\.1\.0\/remoteEntry/, changed, {}],
  ['exposed module answers 500', /1\.1\.0\/common\.\w+\.js/, down, { waits: 1 }],
  ['screen answers 500', /1\.1\.0\/terms\./, down, { waits: 1 }],
  ['style sheet answers 500', /1\.1\.0\/.*\.css/, down, { waits: 1 }],
  ['throws while it is loaded', null, null, { version: '2.0.0' }],
  ['nothing fails', null, null, { version: '1.1.0', shows: '1.1.0' }],
];

/**
 * Runs in the page. Presses the link without the pointer, which would start a prefetch, and returns the time until
 * the frame that shows `title`.
 */
function pressed({ path, title }) {
  return new Promise((resolve) => {
    const begun = performance.now();
    const look = () => {
      if (document.querySelector('h1')?.textContent !== title) requestAnimationFrame(look);
      else requestAnimationFrame(() => resolve(performance.now() - begun));
    };
    document.querySelector(`footer a[href="${path}"]`).click();
    look();
  });
}

async function timeOf(browser, { proxy }, title) {
  const context = await browser.newContext({ baseURL: proxy.url });
  try {
    await context.addInitScript(() => localStorage.setItem('onboardingCompleted', 'true'));
    const page = await context.newPage();
    await page.goto('/accounts');
    await page.getByRole('main').getByRole('heading', { name: 'Accounts', exact: true }).waitFor();
    await page.waitForTimeout(1_500);
    return await page.evaluate(pressed, { path: TERMS, title });
  } finally {
    await context.close();
  }
}

async function measured(browser, world) {
  const found = new Map(CASES.map(([name]) => [name, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [name, path, fault, { waits = 0, version = '1.1.0', shows = '1.0.0' }] of CASES) {
      world.proxy.heal();
      world.channels({ stable: version });
      if (path) world.proxy.fault(path, fault);
      const whole = await timeOf(browser, world, `Terms ${shows}`);
      found.get(name).push(whole - waits * BACK_OFF_MS);
    }
  }
  return CASES.map(([name, , , { shows }]) =>
    line('', name, found.get(name), { unit: 'ms', ...(shows ? {} : { most: MOST_MS }) }),
  );
}

await ensureBuilt();
register();
const { remoteWorld } = await import('../../../e2e/support/remotes/world.ts');
const world = await remoteWorld();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});
try {
  world.publish('2.0.0', { 'terms.': (code) => `throw new Error("bad build");${code}` });
  const lines = await measured(browser, world);
  for (const { what, figure, bar, met } of lines)
    console.log(what.padEnd(30), figure, met ?? '', bar);
  process.exitCode = lines.some(({ met }) => met === false) ? 1 : 0;
} finally {
  await browser.close();
  await world.stop();
}
