import { expect, type Page, test } from '@playwright/test';
import { THOROUGH } from '@halyard/shared-contracts/testing/thorough';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { withoutScripts } from '../support/held-files';
import { holdReact } from '../support/held-react';
import { financialData } from '../support/household/household';
import { main, moveTo } from '../support/page';

/**
 * React hydrates home in several tasks. Nothing that happens before one of them may make the server's view differ from
 * what React draws. A difference is an error in the console, which fails the test.
 */

const visit = visitsOf();

const MOST_TASKS = 3;

/** Opens home and stops after React has done this many tasks, or before the scripts come. */
async function openHome(page: Page, tasks: number | 'none'): Promise<() => Promise<void>> {
  await holdReact(page);
  const release = await withoutScripts(page);
  await expect(async () => {
    await page.goto('/', { waitUntil: 'commit' });
    await page.waitForFunction(() => !!window.halyardView, null, { timeout: 5_000 });
  }).toPass();
  if (tasks !== 'none') {
    await release();
    await page.waitForFunction(() =>
      Object.keys(document.querySelector('#root') ?? {}).some((key) => key.startsWith('__react')),
    );
    await page.evaluate((count) => window.reactDoes?.(count), tasks);
  }
  return async () => {
    await page.evaluate(() => window.reactDoes?.(Infinity));
    if (tasks === 'none') await release();
  };
}

const TASKS = Array.from({ length: MOST_TASKS + 1 }, (_, at) => at);
const MOMENTS = ['none', ...(THOROUGH ? TASKS : [])] as const;

for (const moment of MOMENTS) {
  const when = moment === 'none' ? 'before the app starts' : `after ${moment} of React's tasks`;

  test(`a user who goes back ${when} comes to the other screen`, async () => {
    const { page } = await visit({ width: PHONE });
    const goOn = await openHome(page, moment);
    await moveTo(page, '/protection');
    await goOn();
    await expect(main(page).getByRole('heading', { level: 1, name: 'Protection' })).toBeVisible();
  });

  test(`a phone that is turned ${when} has the layout of its new width`, async () => {
    const { page } = await visit({ width: PHONE });
    const goOn = await openHome(page, moment);
    await resize(page, DESKTOP);
    await goOn();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Accounts Overview' })).toBeVisible();
  });
}

test('a gate that another tab closes before the app starts leads to the welcome screen', async () => {
  const { page } = await visit({ width: PHONE });
  const goOn = await openHome(page, 'none');
  await page.evaluate(() => localStorage.removeItem('onboardingCompleted'));
  await goOn();
  await expect(page).toHaveURL('/welcome');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/financial operating system/);
});

test('a day that ends before the app starts is the new day on home', async () => {
  const { page, context } = await visit({ width: PHONE });
  await financialData(context).account('Jar behind the flour', 12);
  const goOn = await openHome(page, 'none');
  const day = () =>
    main(page).getByRole('heading', { level: 1 }).locator('xpath=../..').innerText();
  const before = await day();
  await page.evaluate(() => {
    const later = Date.now() + 86_400_000;
    const Now = Date;
    window.Date = class extends Now {
      constructor(...parts: unknown[]) {
        super(...((parts.length > 0 ? parts : [later]) as [number]));
      }
      static override now = () => later;
    } as DateConstructor;
  });
  await goOn();
  await expect.poll(day).not.toBe(before);
});

test('home shows the newer figures if its answers were read again', async () => {
  const { page, context } = await visit({ width: PHONE });
  await page.route('**/api/first-view*', async (route) => {
    const response = await route.fetch();
    await financialData(context).account('Jar on the shelf', 34);
    const lines = (await response.text()).split('\n');
    const body = lines.filter((line) => line.startsWith('{"view"')).join('\n');
    await route.fulfill({ response, body: `${body}\n` });
  });
  const goOn = await openHome(page, 'none');
  await goOn();
  await expect(main(page).getByText('Jar on the shelf').first()).toBeAttached();
});
