import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { arriveAt, comeTo, main } from '../support/page';
import { atRest } from '../support/rest';
import { SCREENS } from '../support/screens';
import { tabWalk } from '../support/input/tab-walk';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

/** Focuses the search field once, because it is replaced on its first focus, which must not happen during the walk. */
async function loadSearch(page: Page): Promise<void> {
  const search = main(page).getByRole('combobox', { name: 'Search' });
  if ((await search.count()) === 0) return;
  await search.focus();
  await expect(search).toHaveAttribute('cmdk-input');
  await search.blur();
}

/** These screens have controls of every kind. */
const WALKED = [
  '/',
  '/accounts',
  '/transactions',
  '/spending',
  '/budget',
  '/categories',
  '/rules',
  '/fact-finder',
  '/wealth-plan',
  '/plaid-test',
  '/help',
  '/settings',
  '/sign-up',
];

/** The search leads through these screens, across every remote and back. */
const SEARCHED = [
  ['Accounts', '/accounts'],
  ['Budget', '/budget'],
  ['Cash Flow', '/cashflow'],
  ['Assets', '/assets'],
  ['Fact Finder Summary', '/fact-finder-summary'],
  ['Help', '/help'],
  ['Home', '/'],
] as const;

test.describe('on every screen', () => {
  let page: Page;
  test.beforeAll(async () => {
    ({ page } = await visit({ lasts: true }));
  });

  const walked = SCREENS.filter((screen) => WALKED.includes(screen.path));
  for (const { path, heading, loaded } of spread(walked, 2)) {
    test(`Tab comes to every control of ${path} and each shows that it has the focus`, async () => {
      await comeTo(page, path);
      await arriveAt(page, heading);
      if (loaded) await expect(main(page).getByText(loaded).first()).toBeVisible();
      await atRest(page);
      await loadSearch(page);
      const { stops, missed, unmarked } = await tabWalk(page);
      expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] });
      expect(stops).toBeGreaterThan(0);
    });
  }
});

test('the skip link is the first stop and leads past the navigation', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(main(page).locator(':focus')).toBeVisible();
});

test('a navigation moves the focus to the heading of the new screen', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await page.getByRole('link', { name: 'Go to Spending' }).click();
  await arriveAt(page, 'Spending Analysis');
  await expect(
    main(page).getByRole('heading', { level: 1, name: 'Spending Analysis' }),
  ).toBeFocused();
});

thoroughTest(
  'Ctrl-K opens search on every screen, finds the next one, and leads there',
  async () => {
    const { page } = await visit();
    await page.goto('/');
    await arriveAt(page, 'Welcome back');
    for (const [title, path] of spread(SEARCHED, 2)) {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
      await page.keyboard.type(title);
      await page.getByRole('option', { name: title, exact: true }).click();
      await page.waitForURL(`**${path}`);
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
);

thoroughTest('search gives the focus back to where it was opened from', async () => {
  const { page } = await visit();
  await page.goto('/terms-of-service');
  const link = page.getByRole('link', { name: 'Budget', exact: true });
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).not.toBeAttached();
  await expect(link).toBeFocused();
});
