import type { Page } from 'playwright-core';
import { becomes } from './support/becomes';
import { visitsOf } from './support/browser';
import { arriveAt, main } from './support/page';

const visit = visitsOf();

let page: Page;
beforeAll(async () => {
  ({ page } = await visit({ lasts: true }));
});

test('every link of the help page leads to a screen or a section that is there', async () => {
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  const targets = await main(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const inside = [...new Set(targets)].filter((target) => target.startsWith('/'));
  expect(inside.length).toBeGreaterThan(5);
  for (const target of inside) {
    await page.goto(target);
    await main(page).getByRole('heading', { level: 1 }).waitFor();
    expect(await main(page).getByText('404 - Page Not Found').count()).toBe(0);
    const { hash } = new URL(target, page.url());
    if (hash) await page.locator(hash).waitFor();
  }
  expect(targets).toEqual(
    expect.arrayContaining(['mailto:hello@halyard.example', 'tel:+13025550142']),
  );
});

test.each(['/privacy-policy', '/privacy-policy-dynamic', '/terms-of-service'])(
  'the contents of %s lead to their sections',
  async (path) => {
    await page.goto(path);
    const contents = main(page).getByRole('navigation', { name: 'Contents' }).getByRole('link');
    await contents.first().waitFor();
    const targets = await contents.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(targets.length).toBeGreaterThan(5);
    for (const target of targets) expect(await page.locator(target).count()).toBe(1);
    await contents.last().click();
    await page.waitForURL((url) => url.hash === targets.at(-1));
    const y = async () => (await page.locator(targets.at(-1) ?? '').boundingBox())?.y ?? -1;
    await becomes(async () => [(await y()) >= 0, (await y()) < 900], [true, true]);
  },
);

test('the knowledge base is shut in what people are served', async () => {
  await page.goto('/knowledge-admin');
  await main(page)
    .getByText(
      'Access Restricted - Knowledge Base Administration is only available in development mode.',
    )
    .waitFor();
  expect(await main(page).getByRole('textbox').count()).toBe(0);
});
