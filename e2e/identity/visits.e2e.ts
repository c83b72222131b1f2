import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { arriveAt } from '../support/page';

/* The other suites rely on it that a visit is a new person's, though it takes place where another one ended. */

const visit = visitsOf();

const stored = (page: Page) =>
  page.evaluate(async () => ({
    local: Object.keys(localStorage).includes('left'),
    session: Object.keys(sessionStorage).includes('left'),
    databases: await indexedDB.databases(),
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
    hasOwnData: localStorage.getItem('halyard.ownData'),
  }));

const CLEAN = {
  local: false,
  session: false,
  databases: [],
  isDark: false,
  hasOwnData: null,
};

let before: Page;

test('a visit leaves things behind', async () => {
  const { page, context } = await visit({ hasOwnData: true });
  before = page;
  await page.goto('/help');
  await page.emulateMedia({ colorScheme: 'dark' });
  await context.addCookies([{ name: 'left', value: 'yes', url: page.url() }]);
  await page.route('**/terms-of-service', (route) => route.fulfill({ body: 'left' }));
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        localStorage.setItem('left', 'yes');
        sessionStorage.setItem('left', 'yes');
        indexedDB.open('left').onsuccess = resolve;
      }),
  );
  expect(await stored(page)).not.toEqual(CLEAN);
});

test('the next visit is in the same page and finds none of it', async () => {
  const { page, context } = await visit();
  expect(page === before).toBe(true);
  await page.goto('/terms-of-service');
  await arriveAt(page, 'Terms of Service');
  expect(await stored(page)).toEqual(CLEAN);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('left');
});

test('a visit that changed its page for good is the last one in it', async () => {
  const { page } = await visit();
  await page.clock.install();
  before = page;
});

test('the next visit is in another page', async () => {
  const { page } = await visit();
  expect(page === before).toBe(false);
});
