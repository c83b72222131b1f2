import { expect, type Page, test } from '@playwright/test';
import { mailedCode, PASSWORD } from '../support/household/account';
import { visitsOf } from '../support/browser';
import { financialData } from '../support/household/household';
import { arriveAt, main } from '../support/page';

const visit = visitsOf();

/** Times and random names that a browser stores do not contain this number by chance. */
const BALANCE = 73_519.42;
const TRACES = /Cash jar|73,?519\.?42|ada@example/;

async function submit(page: Page, path: string, button: string, password = PASSWORD) {
  await page.goto(path);
  await main(page).getByLabel('E-mail').fill('ada@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill(password);
  await main(page).getByRole('button', { name: button }).click();
}

/** Returns what the browser stores. The registry of remotes is left out, because its hashes may contain any digits. */
const stored = (page: Page) =>
  page.evaluate(() => {
    const { 'halyard.remotes.registry': _registry, ...local } = { ...localStorage };
    return JSON.stringify([local, { ...sessionStorage }]);
  });

test('signing up keeps what was entered, logging out hides it, logging in elsewhere brings it back', async () => {
  const { page, context } = await visit();
  await financialData(context).account('Cash jar', BALANCE);
  await submit(page, '/sign-up', 'Create account');
  await arriveAt(page, 'Check your mail');
  await page.reload();
  await main(page)
    .getByLabel('Code')
    .fill(await mailedCode(context.request, 'ada@example.com'));
  await main(page).getByRole('button', { name: 'Confirm' }).click();
  await arriveAt(page, 'Welcome back');
  await expect(main(page).getByText('Cash jar').first()).toBeVisible();

  await page.getByRole('button', { name: 'Account menu' }).click();
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect(main(page).getByText('Logged in as ada@example.com')).toBeVisible();
  await main(page).getByRole('button', { name: 'Log out' }).click();
  await arriveAt(page, 'Log in');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await expect(page.getByText('Cash jar')).toHaveCount(0);
  await expect.poll(async () => TRACES.exec(await stored(page))).toBe(null);

  const elsewhere = await visit({ noise: 'failed requests' });
  await submit(elsewhere.page, '/log-in', 'Log in', 'not the right password');
  await expect(main(elsewhere.page).getByRole('alert')).toBeVisible();
  await submit(elsewhere.page, '/log-in', 'Log in');
  await expect(main(elsewhere.page).getByText('Cash jar').first()).toBeVisible();
  await expect(elsewhere.page.getByText('Sample data')).toHaveCount(0);
});

test('a chosen theme applies before the page appears, also after a reload', async () => {
  const { page } = await visit();
  await page.goto('/settings');
  await main(page).getByText('Dark', { exact: true }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
