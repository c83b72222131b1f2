import { expect, type Page, test } from '@playwright/test';
import { PHONE, visitsOf } from '../support/browser';
import { withoutScripts } from '../support/held-files';
import { signUp } from '../support/household/account';
import { financialData } from '../support/household/household';
import { main } from '../support/page';
import { atRest } from '../support/rest';
import { layoutShift, watchShifts } from '../support/shifts';
import { journeyWidths } from '../support/widths';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const MOST_SHIFT = 0.005;

/** Opens a page until the server's view appears. The process that draws views starts with the first page. */
async function showsView(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await page.waitForFunction(() => !!window.halyardView, null, { timeout: 5_000 });
  }).toPass();
}

async function takesOver(page: Page, release: () => Promise<void>): Promise<void> {
  const shown = await page.locator('#root main').elementHandle();
  await release();
  await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeAttached();
  await atRest(page);
  expect(await shown?.evaluate((element) => element.isConnected)).toBe(true);
}

/** Returns who made each request for the view of a page: `link` is its header, and `fetch` its script. */
const viewRequests = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((each) => each instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/api/first-view'))
      .map(({ initiatorType, name }) => `${initiatorType} ${name.replace(location.origin, '')}`),
  );

for (const width of journeyWidths(PHONE)) {
  // Covers P3-E1-2, P3-E1-4, P3-E1-8.
  test(`the app takes over home as the server drew it, at ${width} px`, async () => {
    const { page } = await visit({ width });
    await page.addInitScript(watchShifts);
    const release = await withoutScripts(page);
    await showsView(page, '/');
    const search = page.getByRole('combobox', { name: 'Search' });
    await search.fill('Netf');
    await takesOver(page, release);
    expect(await layoutShift(page)).toBeLessThanOrEqual(MOST_SHIFT);
    await expect(search).toBeFocused();
    await page.keyboard.type('lix');
    await expect(search).toHaveValue('Netflix');
    await expect(page.getByRole('option').first()).toBeVisible();
    await page.reload();
    await expect.poll(() => viewRequests(page)).toEqual(['link /api/first-view']);
  });
}

/** The page loads its lower parts, the search, and the menus only when the user reaches them. */
const MOST_SCRIPT_BYTES = 187_600;
const MOST_REQUESTS = 8;

thoroughTest(
  'home asks for few files until its accounts are there, and for little script in all',
  async () => {
    const { page } = await visit({ width: PHONE });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const release = await withoutScripts(page);
    await showsView(page, '/');
    asked.length = 0;
    await showsView(page, '/');
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_REQUESTS);
    await takesOver(page, release);
    const bytes = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter((entry) => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(MOST_SCRIPT_BYTES);
    await expect(main(page).getByText('Loading insights...')).toBeAttached();
    await page.mouse.wheel(0, 10);
    await expect(main(page).getByText('Loading insights...')).toHaveCount(0);
  },
);

// Covers P3-E1-4, P3-E1-6.
test("home shows the user's own figures before a script has run, and none after logging out", async () => {
  const { page, context } = await visit({ width: PHONE });
  await financialData(context).account('Jar behind the flour', 1_234.56);
  await signUp(context.request, 'first.view@example.com');
  const release = await withoutScripts(page);
  await showsView(page, '/');
  await expect(main(page).getByText('$1,234.56').first()).toBeVisible();
  await takesOver(page, release);
  await expect(main(page).getByText('$1,234.56').first()).toBeVisible();
  await page.unrouteAll();

  await page.goto('/settings');
  await main(page).getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await withoutScripts(page);
  await showsView(page, '/');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await expect(page.getByText('$1,234.56')).toHaveCount(0);
});

// Covers P3-E1-4.
test('hostile names of accounts are texts in the view, too', async () => {
  const { page, context } = await visit({ width: PHONE });
  const names = [
    '<img src="x" onerror="window.isHarmed = true">',
    '" style="position:fixed" data-style="position:fixed',
    '</div><script>window.isHarmed = true</script>',
  ];
  for (const name of names) await financialData(context).account(name, 10);
  const release = await withoutScripts(page);
  await showsView(page, '/');
  for (const name of names) await expect(main(page).getByText(name).first()).toBeAttached();
  const harm = () =>
    page.evaluate(() => [
      'isHarmed' in window,
      document.querySelectorAll('#root :is(script, img[src="x"], [style*="fixed"])').length,
    ]);
  expect(await harm()).toEqual([false, 0]);
  await takesOver(page, release);
  expect(await harm()).toEqual([false, 0]);
});

thoroughTest('the view has the color scheme that this browser chose', async () => {
  const { page } = await visit();
  await page.addInitScript(() => localStorage.setItem('halyard.theme', 'dark'));
  await withoutScripts(page);
  await showsView(page, '/');
  const scheme = () => getComputedStyle(document.documentElement).colorScheme;
  expect(await page.evaluate(scheme)).toBe('dark');
});

thoroughTest('a view that never comes costs the page nothing', async () => {
  const { page } = await visit();
  await page.route('**/api/first-view?*', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(main(page).getByRole('heading', { name: 'Accounts Overview' })).toBeVisible();
  expect(await page.evaluate(() => window.halyardView)).toBeNull();
});
