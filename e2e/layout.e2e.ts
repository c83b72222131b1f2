import type { Browser } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const ENTRIES = [
  'Home',
  'Income',
  'Spending',
  'Budget',
  'Accounts',
  'Transactions',
  'Protection',
  'Assets',
  'Liabilities',
  'Cash Flow',
  'Wealth Plan',
  'Fact Finder',
  'Bank Connection',
];

test('the sidebar leads to every entry in the order of the specification', async () => {
  const { page, context, complaints } = await visitor(browser);
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  expect(await links.allInnerTexts()).toEqual(ENTRIES);
  for (const name of ENTRIES) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await page.locator('[aria-current="page"]', { hasText: name }).first().waitFor();
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone the drawer opens by keyboard, holds the focus, closes with Escape and gives the focus back', async () => {
  const { page, context } = await visitor(browser, { width: 390 });
  await page.goto('/help');
  const button = page.getByRole('button', { name: 'Open menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.waitFor();
  for (let press = 0; press < 40; press += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    expect(outside).toBe(false);
  }
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'hidden' });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await button.click();
  await drawer.getByRole('link', { name: 'Budget' }).click();
  await page.waitForURL('**/budget');
  await drawer.waitFor({ state: 'hidden' });
  await context.close();
});

test('the sample is marked as a sample on every width', async () => {
  for (const width of [1280, 390]) {
    const { page, context } = await visitor(browser, { width });
    await page.goto('/accounts');
    await page.getByText('Sample data').first().waitFor();
    await context.close();
  }
});
