import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { referenceWork, slownessFrom, timeLimit } from '@halyard/shared-contracts/testing/machine';
import { ensureTestChromium } from '../../scripts/run/chromium.mjs';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { arriveAt, card, comeTo, main } from '../support/page';
import { linkPersona } from '../support/services/practice-bank';
import { atRest } from '../support/rest';
import { thoroughTest } from '../support/thorough-test';

/**
 * The limit is the processor time in ms that a press may take on the page's main thread until the next frame.
 * Processor time does not grow on a busy machine. The times are scaled to the machine on which the limit was
 * chosen.
 */

const MOST_MS = 50;
const TIMES = 5;
/** The reference work takes this long in a page on that machine. */
const USUAL_REFERENCE_MS = 3.3;

// Browsers of users optimize code, so this browser does too.
test.use({
  launchOptions: { executablePath: ensureTestChromium(console.error), args: ['--disable-gpu'] },
});

const visit = visitsOf();

let page: Page;
let cdp: CDPSession;
test.beforeAll(async () => {
  const visited = await visit({ lasts: true });
  ({ page } = visited);
  cdp = await visited.context.newCDPSession(page);
  await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
  await linkPersona(page, /^Family/i);
});

/** Returns how many milliseconds the main thread has worked so far. */
async function workedMs(): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
}

const nextFrame = (): Promise<void> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve));
      }),
  );

/**
 * Returns the shortest of several times, in ms of the main thread's work. This leaves out the other work of the
 * page.
 */
async function leastMs(times: number, work: (time: number) => Promise<unknown>): Promise<number> {
  const costs: number[] = [];
  for (let time = 0; time < times; time += 1) {
    await atRest(page);
    const before = await workedMs();
    await work(time);
    costs.push((await workedMs()) - before);
  }
  return Math.min(...costs);
}

const referenceMs = (): Promise<number> => leastMs(5, () => page.evaluate(referenceWork));

async function costOf(press: (time: number) => Promise<unknown>): Promise<number> {
  const slowness = slownessFrom(await referenceMs(), USUAL_REFERENCE_MS);
  const ms = await leastMs(TIMES, async (time) => {
    await press(time);
    await nextFrame();
  });
  return ms / slowness;
}

const chip = (group: string, at: number) =>
  main(page).getByRole('radiogroup', { name: group }).getByRole('radio').nth(at);

interface Interaction {
  readonly name: string;
  readonly path: string;
  readonly heading: string;
  readonly width?: number;
  readonly press: (time: number) => Promise<unknown>;
}

const INTERACTIONS: readonly Interaction[] = [
  {
    name: 'another kind of transactions',
    path: '/transactions',
    heading: 'Transactions',
    press: (time) => chip('Type', time % 2 === 0 ? 2 : 1).press('Space'),
  },
  {
    name: 'another month of spending',
    path: '/spending',
    heading: 'Spending Analysis',
    press: (time) => chip('Month', time % 2).press('Space'),
  },
  {
    name: 'another extra payment',
    path: '/wealth-plan',
    heading: 'Your Wealth Plan',
    press: () => page.getByRole('slider', { name: /extra payment/ }).press('ArrowRight'),
  },
  {
    name: 'another order of accounts',
    path: '/accounts',
    heading: 'Accounts',
    press: (time) =>
      main(page)
        .getByRole('button', { name: time % 2 === 0 ? 'Name' : 'Type', exact: true })
        .press('Enter'),
  },
  {
    name: 'all notifications',
    path: '/',
    heading: 'Welcome back',
    width: PHONE,
    press: () =>
      card(page, 'Notifications')
        .getByRole('button', { name: /^Show (all|less)$/ })
        .press('Enter'),
  },
];

for (const { name, path, heading, width = DESKTOP, press } of INTERACTIONS) {
  thoroughTest(`on ${path} ${name} is shown within ${MOST_MS} ms`, async () => {
    await resize(page, width);
    await comeTo(page, path);
    await arriveAt(page, heading);
    // After the second press, the data of the press is loaded.
    for (let time = 1; time <= 2; time += 1) await press(time).then(() => atRest(page));
    const cost = await costOf((time) => press(time + 1));
    expect(cost).toBeLessThanOrEqual(timeLimit(MOST_MS));
  });
}
