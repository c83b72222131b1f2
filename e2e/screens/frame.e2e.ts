import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, type Route, test } from '@playwright/test';
import { DESKTOP, PHONE, visitsOf } from '../support/browser';
import { DECLARED_SCREENS } from '../support/declared-screens';
import { withoutScripts } from '../support/held-files';
import { main } from '../support/page';
import { atRest } from '../support/rest';
import { layoutShift, watchShifts } from '../support/shifts';

const visit = visitsOf();

const MOST_SHIFT = 0.005;
const SCREENS = [...DECLARED_SCREENS, { path: '/settings', loading: 'Loading...' }];

/** Returns where the parts of the frame begin, and their widths. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('#root :is(header, aside, main)')]
      .filter((part) => !part.parentElement?.closest('main'))
      .map((part) => {
        const { x, y, width } = part.getBoundingClientRect();
        return [part.localName, x, y, width];
      }),
  );

/** Opens a screen whose scripts wait, and returns what lets them come. */
async function opened(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await withoutScripts(page);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

for (const [at, width] of [PHONE, DESKTOP].entries()) {
  for (const { path, loading } of spread(SCREENS.slice(at), 1)) {
    // Covers P3-E1-2.
    test(`the page of ${path} has the frame, in whose place the app moves nothing, at ${width} px`, async () => {
      const { page } = await visit({ width });
      await page.addInitScript(watchShifts);
      const release = await opened(page, path);
      await expect(page.getByRole('banner').getByText('Halyard')).toBeVisible();
      if (path !== '/') await expect(main(page).getByText(loading)).toBeVisible();
      const before = await places(page);
      await release();
      await expect(page.locator('#root [inert]')).toHaveCount(0);
      await atRest(page);
      expect(await places(page)).toEqual(before);
      expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    });
  }
}

test('home without its first view moves nothing on a phone', async () => {
  const { page } = await visit({ width: PHONE, noise: 'failed requests' });
  await page.addInitScript(watchShifts);
  await page.route('**/api/first-view*', (route) => route.abort());
  const held: Route[] = [];
  await page.route('**/api/plaid/status*', (route) => void held.push(route));
  await page.goto('/');
  await expect(main(page).getByText('Checking bank connection...')).toBeVisible();
  await drawn(page);
  await Promise.all(held.map((route) => route.continue()));
  await expect(main(page).getByText('No Bank Connected')).toBeVisible();
  await atRest(page);
  expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
});

/** Answers the reads of a page one by one, the last first, and lets the page draw after each. */
async function answersLastFirst(page: Page, path: string): Promise<void> {
  const held: Route[] = [];
  await page.route('**/api/finance/**', (route) => void held.push(route));
  await page.goto(path);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await drawn(page);
  for (let next = held.pop(); next; next = held.pop()) {
    await next.continue();
    await next.request().response();
    await drawn(page);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await atRest(page);
}

const drawn = (page: Page): Promise<unknown> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
      }),
  );

/** Their answers come from several reads, of which each may be the last. */
const SEVERAL_READS = ['/cashflow', '/transactions', '/liabilities', '/what-if'];

for (const path of spread(SEVERAL_READS, 1)) {
  test(`${path} moves nothing if its answers come in another order`, async () => {
    const { page } = await visit();
    await page.addInitScript(watchShifts);
    await answersLastFirst(page, path);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
  });
}

test('the load event does not wait for the logo of the frame', async () => {
  const { page } = await visit();
  await page.route('**/logo.svg', () => new Promise(() => undefined));
  await page.goto('/budget', { waitUntil: 'load' });
});

test('a browser whose gate is closed sees no frame', async () => {
  const { page } = await visit({ onboarded: false });
  await opened(page, '/budget');
  await expect(page.locator('#halyard-wide')).toBeAttached();
  expect(await page.locator('#root').innerHTML()).toBe('');
});
