import type { Browser } from 'playwright-core';
import { accessibilityProblems, horizontalOverflow } from './support/accessibility';
import { launchBrowser, visitor } from './support/browser';
import { SCREENS } from './support/routes';

let browser: Browser;
beforeAll(async () => {
  browser = await launchBrowser();
});
afterAll(() => browser.close());

const LOOKS = [
  { width: 1280, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
  { width: 390, colorScheme: 'light' },
  { width: 390, colorScheme: 'dark' },
] as const;

describe.each(LOOKS)('at $width px in $colorScheme', (look) => {
  test.each(SCREENS)('%s arrives, is quiet, fits and is accessible', async (path, heading) => {
    const { page, context, complaints } = await visitor(browser, look);
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test.each([320, 768, 1024, 1680])('no screen is wider than a window of %i px', async (width) => {
  const { page, context } = await visitor(browser, { width });
  const wide: string[] = [];
  for (const [path, heading] of SCREENS) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: heading }).first().waitFor();
    if ((await horizontalOverflow(page)) > 0) wide.push(path);
  }
  expect(wide).toEqual([]);
  await context.close();
});
