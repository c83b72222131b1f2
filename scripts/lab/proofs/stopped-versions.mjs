import { chromium } from 'playwright-core';
import { register } from 'tsx/esm/api';
import { median } from '../bench/statistics.mjs';
import { ensureChromium } from '../../run/chromium.mjs';
import { ensureBuilt } from '../../run/start.mjs';

/*
 * How long a user sees a version that is over, each time in a new browser: from the first throw of a stable screen to the
 * frame with the version before, and from the command that kills a version to the frame that replaces its open screen.
 */

const ROUNDS = Number(process.env.ROUNDS ?? 20);
const TERMS = '/terms-of-service';
const FAULTY = '3.0.0';
const LIMITS = { 'a stable screen that crashes': 300, 'a killed version that is open': 2_000 };

await ensureBuilt();
register();
const { remoteWorld } = await import('../../../e2e/support/remotes/world.ts');
const { runCommand } = await import('../../../api/src/remotes/command/run.ts');
const world = await remoteWorld();
const browser = await chromium.launch({
  executablePath: ensureChromium(console.log),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
});

/** Runs in the page. Records the time of the first frame that shows each title. */
function watchTitles() {
  localStorage.setItem('onboardingCompleted', 'true');
  window.seen = {};
  const look = () => {
    const title = document.querySelector('h1')?.textContent;
    if (title) window.seen[title] ??= Date.now();
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

async function inNewBrowser(act) {
  const context = await browser.newContext({ baseURL: world.product.url });
  try {
    await context.addInitScript(watchTitles);
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

const shownAt = async (page, title) =>
  (await page.waitForFunction((name) => window.seen[name], title)).jsonValue();

const crash = () =>
  inNewBrowser(async (page) => {
    world.channels({ stable: FAULTY, previous: '1.0.0' });
    await page.goto(TERMS);
    const shown = await shownAt(page, 'Terms 1.0.0');
    return shown - (await page.evaluate(() => window.thrownAt));
  });

const command = (name, target) =>
  runCommand({ store: world.product.store, who: 'a proof', now: () => new Date() }, name, {
    target,
    reason: 'a proof',
  });

const kill = () =>
  inNewBrowser(async (page) => {
    world.channels();
    const listens = page.waitForResponse(/\/remotes\/events/);
    await page.goto(TERMS);
    await shownAt(page, 'Terms 1.1.0');
    await listens;
    const begun = Date.now();
    await command('kill', 'mfe-legal@1.1.0');
    const took = (await shownAt(page, 'Terms 1.0.0')) - begun;
    await command('revive', 'mfe-legal@1.1.0');
    return took;
  });

const CASES = { 'a stable screen that crashes': crash, 'a killed version that is open': kill };

try {
  world.publish(FAULTY, {
    'terms.': (code) =>
      code.replaceAll(
        /return(\(0,\w+\.jsx\)\()/g,
        'window.thrownAt??=Date.now();throw Error("bad build");return$1',
      ),
  });
  let isMet = true;
  for (const [name, measure] of Object.entries(CASES)) {
    const found = [];
    for (let round = 0; round < ROUNDS; round += 1) found.push(await measure());
    const worst = Math.max(...found);
    isMet &&= worst <= LIMITS[name];
    console.log(
      `${name}: median ${median(found)} ms, worst ${worst} ms of ${ROUNDS}, limit ${LIMITS[name]} ms`,
    );
  }
  process.exitCode = isMet ? 0 : 1;
} finally {
  await browser.close();
  await world.stop();
}
