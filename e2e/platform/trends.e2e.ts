import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { accessibilityProblems, horizontalOverflow } from '../support/accessibility';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { arriveAt } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

/* What a team sees each morning on /__platform: how its versions did on the last days. */

const TOKEN = 'a-token-that-is-long-enough-to-be-one';
const DAY_MS = 86_400_000;

let product: TestProduct;
test.beforeAll(async () => {
  product = await startTestProduct({ settings: () => ({ MFE_ADMIN_TOKEN: TOKEN }) });
});
test.afterAll(() => product.stop());
const visit = visitsOf(() => product.url);

/**
 * Builds the reports of one instance: 95 pages that loaded within 300 ms and painted within `lcp`, and `failed`
 * failures.
 */
const tally = (failed: number, lcpClass: number) => ({
  loads: 95,
  failures: { render: failed },
  fallbacks: 0,
  times: Array.from({ length: 13 }, (_, index) => (index === 3 ? 95 : 0)),
  vitals: { lcp: Array.from({ length: 10 }, (_, index) => (index === lcpClass ? 95 : 0)) },
});

function reports(daysAgo: number, tallies: object): void {
  const day = new Date(Date.now() - daysAgo * DAY_MS).toISOString().slice(0, 10);
  const folder = join(product.store, 'health', day);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'another-instance.json'), JSON.stringify(tallies));
}

thoroughTest(
  'the trends of a remote are drawn by version, and as a table, and load only with a token',
  async () => {
    reports(2, { 'mfe-money@1.0.0': tally(5, 5) });
    reports(1, { 'mfe-money@1.0.0': tally(5, 4), 'mfe-money@1.1.0': tally(0, 2) });
    const { page } = await visit({ width: DESKTOP });
    const charts: string[] = [];
    page.on(
      'request',
      (request) => request.url().includes('/charts.') && charts.push(request.url()),
    );
    await page.goto('/__platform');
    await arriveAt(page, 'Platform');
    expect(charts).toEqual([]);

    await page.getByLabel('Token of your team').fill(TOKEN);
    await page.getByRole('button', { name: 'Show reports and changes' }).click();
    const paint = page.getByRole('region', { name: 'Paint, p75, mfe-money' });
    await paint.scrollIntoViewIfNeeded();
    await expect(paint.getByRole('img', { name: 'Paint, p75, mfe-money' })).toBeVisible();
    expect(charts).toHaveLength(1);
    const points = paint.getByRole('slider');
    await points.focus();
    await points.press('ArrowLeft');
    await expect(points).toHaveAttribute('aria-valuetext', /: 1\.0\.0 2500 ms, 1\.1\.0 1500 ms$/);
    await paint.getByRole('button', { name: 'View as table' }).click();
    await expect(paint.getByRole('table')).toContainText(/3000 ms\s*–/);
    await paint.getByRole('button', { name: 'View as chart' }).click();

    const row = page
      .getByRole('row')
      .filter({ hasText: 'mfe-legal' })
      .filter({ hasText: 'Preview' });
    await row.getByRole('link', { name: /^Audit entry/ }).click();
    const change = page.getByRole('listitem').filter({ hasText: 'publish mfe-legal@' });
    await expect(change).toBeInViewport();
    await change.getByRole('link').click();
    await expect(row.getByRole('link', { name: /^Link to mfe-legal@/ })).toBeInViewport();

    for (const width of [PHONE, DESKTOP])
      for (const colorScheme of ['light', 'dark'] as const) {
        await resize(page, width);
        await page.emulateMedia({ colorScheme });
        expect(await horizontalOverflow(page)).toBe(0);
        expect(await accessibilityProblems(page)).toEqual([]);
      }
  },
);
