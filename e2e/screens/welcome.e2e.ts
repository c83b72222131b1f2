import { spread } from '@halyard/shared-contracts/testing/thorough';
import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { headingsIn, PICTURES } from '../../scripts/pictures/pictures.mjs';
import { accessibilityProblems, horizontalOverflow } from '../support/accessibility';
import { PHONE, visitsOf } from '../support/browser';
import { sharedProductUrl } from '../support/environment';
import { arriveAt, main } from '../support/page';
import { withoutFonts } from '../support/held-files';
import { atRest } from '../support/rest';
import { smallTargets } from '../support/input/touch';
import { thoroughTest } from '../support/thorough-test';
import { journeyWidths } from '../support/widths';

declare global {
  interface Window {
    changesInRoot?: number;
    formatsMade?: number;
  }
}

const visit = visitsOf();

const SHOWN = JSON.parse(
  readFileSync(new URL('../../scripts/pictures/shown.json', import.meta.url), 'utf8'),
) as Record<string, string[]>;

for (const { name, path, width, height } of PICTURES) {
  thoroughTest(
    `the picture ${name} shows what ${path} shows today (else: npm run pictures)`,
    async () => {
      const { page } = await visit();
      await page.setViewportSize({ width, height });
      await page.goto(path);
      await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
      await atRest(page);
      await expect.poll(() => page.evaluate(headingsIn)).toEqual(SHOWN[name]);
    },
  );
}

for (const width of journeyWidths(PHONE)) {
  test(`at ${width} px the landing page shifts nothing, even when its font comes late`, async () => {
    const { page } = await visit({ onboarded: false, width });
    const release = await withoutFonts(page);
    await page.goto('/welcome', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { name: 'Start Your Financial Journey' })).toBeVisible();
    const moved = await page.evaluateHandle(() => {
      const shifts: number[] = [];
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
      return shifts;
    });
    await release();
    await page.evaluate(() => document.fonts.ready);
    for (const picture of await page.getByRole('img').all()) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
    expect((await moved.jsonValue()).reduce((sum, value) => sum + value, 0)).toBeLessThan(0.01);
    expect(await accessibilityProblems(page)).toEqual([]);
    if (width === PHONE) expect(await smallTargets(page.locator('body'))).toEqual([]);
  });
}

test('the landing page formats nothing before the visitor acts, because a first format takes long', async () => {
  const { page } = await visit({ onboarded: false });
  await page.addInitScript(() => {
    window.formatsMade = 0;
    const counted = <T extends object>(made: T): T =>
      new Proxy(made, {
        apply: (target, self, args) => {
          window.formatsMade! += 1;
          return Reflect.apply(target as never, self, args);
        },
        construct: (target, args) => {
          window.formatsMade! += 1;
          return Reflect.construct(target as never, args);
        },
      });
    Intl.NumberFormat = counted(Intl.NumberFormat);
    Intl.DateTimeFormat = counted(Intl.DateTimeFormat);
    const { toLocaleString } = Number.prototype;
    Reflect.set(Number.prototype, 'toLocaleString', counted(toLocaleString));
  });
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Look around with sample data' }).focus();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => window.formatsMade)).toBe(0);
});

test('on a narrow phone text of twice the size overflows nothing', async () => {
  const { page } = await visit({ onboarded: false, width: 320 });
  await page.goto('/welcome');
  await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await horizontalOverflow(page)).toBe(0);
});

// Covers P3-E1-3.
test('Look around shows the sample without the questionnaire', async () => {
  const { page } = await visit({ onboarded: false });
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Look around with sample data' }).click();
  await arriveAt(page, 'Welcome back');
  await expect(page.getByText('Sample data').first()).toBeVisible();

  // The next page is not the welcome page of a new visitor.
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.reload();
  await arriveAt(page, 'Welcome back');
  expect(requests.filter((path) => /pictures|welcome/.test(path))).toEqual([]);
});

thoroughTest('Log in on the landing page opens the log-in screen', async () => {
  const { page } = await visit({ onboarded: false });
  await page.goto('/welcome');
  await page.getByRole('button', { name: 'Log in' }).click();
  await arriveAt(page, 'Log in');
});

// Covers P3-E1-1, P3-E1-2.
test.describe('the page of a new visitor', () => {
  for (const path of spread(['/', '/welcome'], 1)) {
    test(`at ${path} shows the welcome screen without any script`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false });
      const page = await context.newPage();
      await page.goto(sharedProductUrl() + path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Your complete financial operating system',
      );
      await expect(page.getByRole('link', { name: 'Get Started' }).first()).toBeVisible();
      await context.close();
    });

    test(`at ${path} becomes the app without a change of what it shows`, async () => {
      const { page } = await visit({ onboarded: false });
      await page.addInitScript(() => {
        const watch = new MutationObserver((changes) => {
          const isInRoot = ({ target }: MutationRecord) =>
            target instanceof Element && target.closest('#root') !== null;
          window.changesInRoot = (window.changesInRoot ?? 0) + changes.filter(isInRoot).length;
        });
        addEventListener('DOMContentLoaded', () =>
          watch.observe(document, { childList: true, subtree: true, characterData: true }),
        );
      });
      await page.goto(path);
      await page.waitForURL('**/welcome');
      await expect(page).toHaveTitle('Welcome · Halyard');
      expect(await page.evaluate(() => window.changesInRoot)).toBe(0);
    });
  }

  test('answers its buttons before the app has arrived', async () => {
    const { page } = await visit({ onboarded: false, noise: 'failed requests' });
    await page.route('**/assets/*.js', (route) =>
      page.url().endsWith('/welcome') ? route.abort() : route.continue(),
    );
    await page.goto('/welcome');
    await page.getByRole('button', { name: 'Look around with sample data' }).click();
    await arriveAt(page, 'Welcome back');
  });

  test('has no welcome screen once the gate is open', async () => {
    const { page } = await visit();
    const welcome = async () => (await (await page.goto('/'))?.text())?.includes('Get Started');
    expect(await welcome()).toBe(true);
    await arriveAt(page, 'Welcome back');
    await expect(page.getByText('Get Started')).toHaveCount(0);
    expect(await welcome()).toBe(false);
  });
});
