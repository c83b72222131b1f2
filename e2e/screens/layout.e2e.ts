import { expect, type Page, test } from '@playwright/test';
import { switchApi } from '../support/api-switch';
import { DESKTOP, PHONE, visitsOf } from '../support/browser';
import { escapes } from '../support/input/focus';
import { financialData } from '../support/household/household';
import { arriveAt } from '../support/page';
import { allShown, atRest } from '../support/rest';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

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

thoroughTest('the sidebar leads to every entry in the order of the specification', async () => {
  const { page } = await visit();
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link');
  const specified = async () =>
    (await links.allInnerTexts()).filter((name) => ENTRIES.includes(name));
  await expect.poll(specified).toEqual(ENTRIES);
  for (const name of ENTRIES) {
    const link = links.filter({ hasText: new RegExp(`^${name}$`) });
    await link.click();
    await expect(page.locator('[aria-current="page"]', { hasText: name }).first()).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
});

thoroughTest(
  'on a phone the drawer opens by keyboard, holds the focus, closes with Escape and gives the focus back',
  async () => {
    const { page } = await visit({ width: PHONE });
    await page.goto('/help');
    const button = page.getByRole('button', { name: 'Open menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer).toBeVisible();
    expect(await escapes(page)).toBe(0);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(button).toBeFocused();
    await button.click();
    await drawer.getByRole('link', { name: 'Budget' }).click();
    await page.waitForURL('**/budget');
    await expect(drawer).toBeHidden();
  },
);

/** Returns how often the browser lays a page out while it draws ten frames. */
async function layoutsOfTenFrames(page: Page): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Performance.enable');
  const layouts = async () => {
    const { metrics } = await cdp.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'LayoutCount')!.value;
  };
  const before = await layouts();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  return (await layouts()) - before;
}

for (const width of [DESKTOP, PHONE]) {
  //
  test(`at ${width} px the sample is marked as a sample, and a page at rest is not laid out in every frame`, async () => {
    const { page } = await visit({ width });
    await page.goto('/accounts');
    await expect(page.getByText('Sample data').first()).toBeVisible();
    await allShown(page);
    expect(await layoutsOfTenFrames(page)).toBeLessThan(5);
  });
}

thoroughTest('with reduced motion, another theme applies at once', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  await atRest(page);
  const moves = await page.evaluateHandle(() => {
    const begun: string[] = [];
    addEventListener('transitionrun', ({ propertyName }) => begun.push(propertyName));
    return begun;
  });
  await page.emulateMedia({ colorScheme: 'dark' });
  await atRest(page);
  expect(await moves.jsonValue()).toEqual([]);
});

test('the sidebar shows that accounts load, shows a failure, and tries again', async () => {
  const { page, context } = await visit({ hasOwnData: true, noise: 'failed requests' });
  await financialData(context).account('Cash jar', 250);
  const api = await switchApi(page, ['/api/finance/accounts', '/api/finance/liabilities']);
  const summary = page.getByRole('region', { name: 'Account summary' });
  await page.goto('/help');
  await expect(summary.getByText('Loading accounts...', { exact: true })).toBeVisible();
  await api.requested();
  await api.to('fail');
  await expect(summary.getByText('Accounts could not be loaded.')).toBeVisible();
  await api.to('pass');
  await summary.getByRole('button', { name: 'Try Again' }).click();
  const cash = summary.getByRole('group', { name: 'CASH' });
  await expect(cash.getByText('Cash jar')).toBeVisible();
  await expect(cash.getByText('$250.00')).toBeVisible();
  await expect(cash.getByRole('listitem')).toHaveCount(1);
  for (const group of ['CREDIT', 'LOANS', 'TRACKING', 'CLOSED']) {
    await expect(
      summary.getByRole('group', { name: group }).getByText('No accounts'),
    ).toBeVisible();
  }
});
