import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { startTestProduct, type TestProduct } from '../setup/product.mjs';
import { visitsOf } from '../support/browser';
import { arriveAt, follow, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const degraded = (page: Page, screen: string) =>
  expect(
    main(page).getByText(`${screen} is not available right now. The rest of Halyard works.`),
  ).toBeVisible();

const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try Again' }).click();

test.describe('on a server that loses files,', () => {
  let product: TestProduct;
  test.beforeAll(async () => {
    product = await startTestProduct();
  });
  test.afterAll(() => product.stop());

  const visitOwn = visitsOf(() => product.url);

  /** These are the remotes whose files a test has moved away and not yet restored. */
  const away = new Set<string>();

  const folderOf = (remote: string) => join(product.store, 'artifacts', remote);

  function takeAway(remote: string): void {
    renameSync(folderOf(remote), `${folderOf(remote)}.away`);
    away.add(remote);
  }

  function bringBack(remote: string): void {
    renameSync(`${folderOf(remote)}.away`, folderOf(remote));
    away.delete(remote);
  }

  test.afterEach(() => away.forEach(bringBack));

  const REMOTES = [
    ['mfe-dashboard', '/accounts', 'Accounts', 'Budget'],
    ['mfe-money', '/budget', 'Budget', 'Accounts'],
    ['mfe-planning', '/assets', 'Assets', 'Budget'],
    ['mfe-legal', '/help', 'Help & Support', 'Accounts'],
  ] as const;

  for (const [remote, path, screen, other] of spread(REMOTES, 1)) {
    thoroughTest(
      `${remote} is down at the start: only its screens fail, and Try Again recovers`,
      async () => {
        takeAway(remote);
        const { page } = await visitOwn({ noise: 'anything' });
        await page.goto(path);
        await degraded(page, screen);
        await expect(main(page).getByText('Oops!')).toBeVisible();
        await follow(page, other);
        await arriveAt(page, other);
        await page.goBack();
        await degraded(page, screen);
        bringBack(remote);
        await tryAgain(page);
        await arriveAt(page, screen);
      },
    );
  }

  thoroughTest(
    'when the files of a remote vanish mid-session, only screens that were not loaded yet fail',
    async () => {
      const { page } = await visitOwn({ noise: 'anything' });
      await page.goto('/budget');
      await arriveAt(page, 'Budget');
      takeAway('mfe-money');
      await page.getByRole('button', { name: /Fixed Expenses/ }).click();
      await arriveAt(page, 'Budget');
      await follow(page, 'Cash Flow');
      await degraded(page, 'Cash Flow');
      await follow(page, 'Accounts');
      await arriveAt(page, 'Accounts');
      await follow(page, 'Cash Flow');
      await degraded(page, 'Cash Flow');
      bringBack('mfe-money');
      await tryAgain(page);
      await arriveAt(page, 'Cash Flow');
    },
  );
});

const html = (status: number) => ({ status, contentType: 'text/html', body: '<h1>no</h1>' });

const ANSWERS = [
  ['an error page with status 500', html(500)],
  ['a page instead of a script', html(200)],
  [
    'JSON with status 404 instead of a script',
    { status: 404, contentType: 'application/json', body: '{"error":"gone"}' },
  ],
  ['another script', { contentType: 'text/javascript', body: 'window.__pwned = true' }],
] as const;

for (const [what, answer] of ANSWERS) {
  thoroughTest(
    `${what} in place of a remote entry breaks only the screens of its remote, until it is repaired`,
    async () => {
      const { page } = await visit({ noise: 'anything' });
      const address = '**/mfe-money/**/remoteEntry*';
      await page.route(address, (route) => route.fulfill(answer));
      await page.goto('/income');
      await degraded(page, 'Income');
      expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
      await page.unroute(address);
      await tryAgain(page);
      await arriveAt(page, 'Income & Spending Analysis');
    },
  );
}

test('a dead api shows the marked sample to a newcomer, with no error view', async () => {
  const { page } = await visit({ noise: 'failed requests' });
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/accounts');
  await arriveAt(page, 'Accounts');
  await expect(page.getByText('Sample data').first()).toBeVisible();
  await expect(page.getByText('Oops!')).toHaveCount(0);
});
