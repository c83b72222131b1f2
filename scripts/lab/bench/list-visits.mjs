import {
  firstRows,
  timeOfKey,
  timeOfOpening,
  watchFrames,
  watchInteractions,
} from './page-watch.mjs';
import { median } from './statistics.mjs';

/** Every letter leaves fewer rows than the letters before it. */
const WORDS = ['arde', '129', 'utf'];
const BETWEEN_KEYS_MS = 100;
const SLOWDOWN = 4;
const SCROLL = { yDistance: -15_000, speed: 6000 };
const FRAMES_PER_SECOND = 60;

const all = (count) => `of ${count.toLocaleString('en-US')} transactions`;

export async function openList(page, { url, rows }) {
  await page.goto(`${url}/transactions`);
  await page.getByText(all(rows)).waitFor({ timeout: 60_000 });
}

/** Types words letter by letter. Returns the time of each letter and of the slowest interaction. */
async function typed(page, rows) {
  const search = page.getByPlaceholder('Search merchants, categories...');
  await page.evaluate(watchInteractions);
  await search.focus();
  const keys = [];
  for (const word of WORDS) {
    for (const letter of word) {
      const measured = page.evaluate(timeOfKey);
      await page.waitForTimeout(BETWEEN_KEYS_MS);
      await page.keyboard.press(letter);
      keys.push(await measured);
    }
    await search.fill('');
    await page.getByText(`Showing ${rows.toLocaleString('en-US')} of`).waitFor();
  }
  return { keys, keyMs: median(keys), inp: await slowest(page) };
}

async function slowest(page) {
  await page.waitForTimeout(500);
  return page.evaluate(() => Math.max(0, ...window.halyardInteractions.values()));
}

/** Returns how much processor time the page's main thread has used, in milliseconds. */
async function processorMs(cdp) {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration').value * 1000;
}

/** Types in a list at normal speed and with a processor that is four times slower. */
export const typingVisit =
  ({ context, rows }) =>
  async (open) => {
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await open(page);
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await processorMs(cdp);
    const quick = await typed(page, rows);
    const processor = (await processorMs(cdp)) - before;
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const slow = await typed(page, rows);
    await page.close();
    return { ...quick, processor, slow };
  };

/**
 * Measures the time from the arrival of the data to the first rows in a new page, and the time of going to the list
 * from another screen when its rows are loaded.
 */
export async function opening(person) {
  const page = await person.context.newPage();
  await page.goto(`${person.url}/transactions`, { waitUntil: 'commit' });
  const arrived = await page.evaluate(firstRows);
  const link = (name) =>
    page.getByRole('navigation').getByRole('link', { name, exact: true }).first().click();
  await page.getByText(all(person.rows)).waitFor();
  await link('Accounts');
  await page.getByRole('heading', { name: 'Accounts', level: 1 }).waitFor();
  const measured = page.evaluate(timeOfOpening);
  await page.waitForTimeout(500);
  await link('Transactions');
  const again = await measured;
  await page.close();
  return { arrived, again };
}

/** Returns the used heap after a garbage collection, in megabytes, and the number of elements. */
async function weight(page, cdp) {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
  return { megabytes: usedSize / 1_000_000, nodes };
}

async function scroll(page, cdp) {
  await page.evaluate(watchFrames);
  const { x, y } = await page.locator('[aria-rowcount]').first().boundingBox();
  const at = { x: Math.round(x + 80), y: Math.round(y + 300) };
  await cdp.send('Input.synthesizeScrollGesture', { ...at, ...SCROLL });
  const { between, longTasks } = await page.evaluate(() => window.halyardFrames);
  const frames = between.slice(1);
  const perSecond = (frames.length * 1000) / frames.reduce((sum, ms) => sum + ms, 0);
  return { rate: perSecond / FRAMES_PER_SECOND, longest: Math.max(...frames), longTasks };
}

/** Types, sorts the list, opens and closes a row, and returns the slowest interaction. */
async function everything(page, rows) {
  await typed(page, rows);
  for (const sort of ['Amount', 'Merchant', 'Date'])
    await page.getByRole('button', { name: sort }).first().click();
  await page.getByRole('table').getByRole('button', { name: 'Details' }).first().click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return slowest(page);
}

/** Visits the product's list several times. Each visit measures the memory, a scroll, and all interactions. */
export async function ownVisits(person, rounds) {
  const { context, rows } = person;
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  const visits = [];
  for (let round = 0; round < rounds; round += 1) {
    await openList(page, person);
    const weighed = await weight(page, cdp);
    const scrolled = await scroll(page, cdp);
    visits.push({ ...weighed, ...scrolled, inp: await everything(page, rows) });
  }
  await page.close();
  return visits;
}
