import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import { visitsOf } from '../support/browser';
import { arriveAt, main } from '../support/page';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

let page: Page;
test.beforeAll(async () => {
  ({ page } = await visit({ lasts: true }));
});

test('every link of the help page leads to a screen or a section that exists', async () => {
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  const targets = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const inside = [...new Set(targets)].filter((target) => target.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  for (const target of spread(inside, 3)) {
    await page.goto(target);
    await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    await expect(main(page).getByText('404 - Page Not Found')).toHaveCount(0);
    const { hash } = new URL(target, page.url());
    if (hash) await expect(page.locator(hash)).toBeVisible();
  }
  expect(targets).toEqual(
    expect.arrayContaining(['mailto:hello@halyard.example', 'tel:+13025550142']),
  );
});

for (const path of ['/privacy-policy-dynamic', '/privacy-policy', '/terms-of-service']) {
  thoroughTest(`the contents of ${path} lead to their sections`, async () => {
    await page.goto(path);
    const contents = main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await expect(contents.first()).toBeVisible();
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) await expect(page.locator(target)).toHaveCount(1);
    await contents.last().click();
    await page.waitForURL((url) => url.hash === targets.at(-1));
    const y = async () => (await page.locator(targets.at(-1) ?? '').boundingBox())?.y ?? -1;
    await expect.poll(async () => [(await y()) >= 0, (await y()) < 900]).toEqual([true, true]);
  });
}

test('the knowledge base is closed in production', async () => {
  await page.goto('/knowledge-admin');
  await expect(
    main(page).getByText(
      'Access Restricted - Knowledge Base Administration is only available in development mode.',
    ),
  ).toBeVisible();
  await expect(main(page).getByRole('textbox')).toHaveCount(0);
});
