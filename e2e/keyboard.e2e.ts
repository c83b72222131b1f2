import { visitsOf } from './support/browser';
import { arriveAt, main } from './support/page';
import { SCREENS } from './support/screens';
import { tabWalk } from './support/tab-walk';

const visit = visitsOf();

/** Screens with controls of every kind. */
const WALKED = [
  '/',
  '/accounts',
  '/transactions',
  '/spending',
  '/budget',
  '/fact-finder',
  '/wealth-plan',
  '/plaid-test',
  '/help',
  '/settings',
  '/sign-up',
];

test.each(SCREENS.filter(({ path }) => WALKED.includes(path)))(
  'Tab comes to every control of $path and each shows that it has the focus',
  async ({ path, heading, loaded }) => {
    const { page } = await visit();
    await page.goto(path);
    await arriveAt(page, heading);
    if (loaded) await main(page).getByText(loaded).first().waitFor();
    await page.waitForLoadState('networkidle');
    const { stops, missed, unmarked } = await tabWalk(page);
    expect({ missed, unmarked }).toEqual({ missed: [], unmarked: [] });
    expect(stops).toBeGreaterThan(0);
  },
);

test('the skip link is the first stop and leads past the navigation', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('a navigation moves the focus to the heading of the new screen', async () => {
  const { page } = await visit();
  await page.goto('/help');
  await page.getByRole('link', { name: 'Go to Spending' }).click();
  await arriveAt(page, 'Spending Analysis');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Spending Analysis');
});
