import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, visitor } from './support/browser';
import { remotesFolder } from './support/environment';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const folderOf = (remote: string) => join(remotesFolder(), remote);
const away = (remote: string) => `${folderOf(remote)}.away`;
const takeAway = (remote: string) => renameSync(folderOf(remote), away(remote));
const bringBack = (remote: string) => renameSync(away(remote), folderOf(remote));

afterEach(() => {
  for (const remote of ['mfe-dashboard', 'mfe-money', 'mfe-planning', 'mfe-legal']) {
    if (existsSync(away(remote))) bringBack(remote);
  }
});

const go = (page: Page, entry: string) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();
const heading = (page: Page, name: string | RegExp) =>
  page.getByRole('heading', { level: 1, name }).first().waitFor();
const degraded = (page: Page, screen: string) =>
  page.getByText(`${screen} is not available right now. The rest of Halyard works.`);

test.each([
  ['mfe-dashboard', '/accounts', 'Accounts', 'Budget', 'Budget'],
  ['mfe-money', '/budget', 'Budget', 'Accounts', 'Accounts'],
  ['mfe-planning', '/assets', 'Assets', 'Budget', 'Budget'],
  ['mfe-legal', '/help', 'Help & Support', 'Accounts', 'Accounts'],
])(
  '%s is down at the start: only its screens fail, and Try Again recovers',
  async (remote, path, screen, other, otherHeading) => {
    takeAway(remote);
    const { page, context } = await visitor(browser);
    await page.goto(path);
    await degraded(page, screen).waitFor();
    await page.getByText('Oops!').waitFor();
    await go(page, other);
    await heading(page, otherHeading);
    await page.goBack();
    await degraded(page, screen).waitFor();
    bringBack(remote);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await heading(page, screen);
    await context.close();
  },
);

test('a remote whose files vanish mid-session costs only the screens that were not loaded yet', async () => {
  const { page, context } = await visitor(browser);
  await page.goto('/budget');
  await heading(page, 'Budget');
  takeAway('mfe-money');
  await page.getByRole('button', { name: /Fixed Expenses/ }).click();
  await heading(page, 'Budget');
  await go(page, 'Cash Flow');
  await degraded(page, 'Cash Flow').waitFor();
  await go(page, 'Accounts');
  await heading(page, 'Accounts');
  await go(page, 'Cash Flow');
  bringBack('mfe-money');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'Cash Flow');
  await context.close();
});

test.each([
  ['an error page with status 500', { status: 500, contentType: 'text/html', body: '<h1>no</h1>' }],
  [
    'a page instead of a manifest',
    { status: 200, contentType: 'text/html', body: '<h1>hello</h1>' },
  ],
  [
    'JSON with status 404',
    { status: 404, contentType: 'application/json', body: '{"error":"gone"}' },
  ],
])('%s in place of the manifest is survived and recovered from', async (_, answer) => {
  const { page, context } = await visitor(browser);
  await page.route('**/mfe-money/**/mf-manifest.json', (route) => route.fulfill(answer));
  await page.goto('/income');
  await degraded(page, 'Income').waitFor();
  await page.unroute('**/mfe-money/**/mf-manifest.json');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'Income & Spending Analysis');
  await context.close();
});

test('a remote entry that throws costs only its screens', async () => {
  const { page, context } = await visitor(browser);
  await page.route('**/mfe-money/**/remoteEntry*.js*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken build")' }),
  );
  await page.goto('/income');
  await degraded(page, 'Income').waitFor();
  await page.unroute('**/mfe-money/**/remoteEntry*.js*');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await heading(page, 'Income & Spending Analysis');
  await context.close();
});

test('a dead api shows the marked sample to a newcomer, with no error view', async () => {
  const { page, context } = await visitor(browser);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/accounts');
  await heading(page, 'Accounts');
  await page.getByText('Sample data').first().waitFor();
  expect(await page.getByText('Oops!').count()).toBe(0);
  await context.close();
});
