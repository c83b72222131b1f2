import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildKit, KIT_URL, serveKit } from '../setup/kit.mjs';
import { accessibilityProblems, horizontalOverflow } from '../support/accessibility';
import { DESKTOP, PHONE, resize } from '../support/browser';

const PAGES = ['tokens', 'identity', 'figures', 'controls', 'lists', 'layers'];
const TOUCH_PX = 44;

let page: Page;
test.beforeAll(async ({ browser }) => {
  await buildKit();
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  await serveKit(context);
  page = await context.newPage();
  await page.clock.setFixedTime(new Date('2025-06-15T12:00:00Z'));
});
test.afterAll(() => page.context().close());

async function open(name: string, width = PHONE): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'none' });
  await resize(page, width);
  await page.goto(`${KIT_URL}/${name}`);
  await page.evaluate(() => document.fonts.ready);
}

const sample = (title: string): Locator => page.getByRole('region', { name: title, exact: true });

/** Controls in the samples whose touch area is too small, by name and size. */
const smallTargets = (): Promise<string[]> =>
  page.locator('main').evaluate((main, least) => {
    const controls = [
      ...main.querySelectorAll('button, a, select, input:not([type="radio"]), label:has(input)'),
    ];
    return controls
      .map((control) => ({ control, box: control.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.height < least - 0.5 || box.width < least - 0.5))
      .map(({ control, box }) => `${control.textContent}: ${box.width} × ${box.height}`);
  }, TOUCH_PX);

for (const name of PAGES) {
  test(`the page of ${name} looks as before, fits, and is accessible`, async () => {
    await open(name);
    expect(await smallTargets()).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`${name}-phone-light.png`, { fullPage: true });
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`${name}-phone-dark.png`, { fullPage: true });
    await resize(page, 320);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await horizontalOverflow(page)).toBe(0);
    await page.evaluate(() => (document.documentElement.style.fontSize = ''));
    await page.emulateMedia({ colorScheme: 'light' });
    await resize(page, DESKTOP);
    await expect(page).toHaveScreenshot(`${name}-desktop-light.png`, { fullPage: true });
  });
}

test('a range is chosen with the arrow keys, and looks chosen in forced colors', async () => {
  await open('controls');
  const ranges = sample('Range control').getByRole('radiogroup').first();
  await ranges.getByRole('radio', { name: '6 months' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(ranges.getByRole('radio', { name: '1 year' })).toBeChecked();
  await page.emulateMedia({ forcedColors: 'active' });
  const grounds = await ranges
    .locator('label')
    .evaluateAll((labels) => labels.map((label) => getComputedStyle(label).backgroundColor));
  expect(new Set(grounds).size).toBe(2);
});

test('a card is reviewed by a swipe, a key, or a button', async () => {
  await open('lists');
  const card = sample('Swipe card').getByRole('group', { name: 'Whole Foods Market' });
  const said = card.getByRole('status');
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText('Reviewed');
  await card.getByRole('button', { name: 'Flag' }).click();
  await expect(said).toHaveText('Flagged');
  const box = (await card.boundingBox())!;
  const y = box.y + 24;
  const drag = async (by: number) => {
    await page.mouse.move(box.x + 120, y);
    await page.mouse.down();
    await page.mouse.move(box.x + 120 + by / 2, y);
    await page.mouse.move(box.x + 120 + by, y);
    await page.mouse.up();
  };
  await drag(60);
  await expect(said).toHaveText('Flagged');
  await drag(140);
  await expect(said).toHaveText('Reviewed');
});

test('a deck shows the next item by a button, a key, or scrolling', async () => {
  await open('lists');
  const deck = sample('Swipe deck').getByRole('region', { name: 'Insights' });
  const place = deck.getByRole('status');
  await deck.getByRole('button', { name: 'Next' }).click();
  await expect(place).toHaveText('2 of 3');
  await deck.getByRole('list').focus();
  await page.keyboard.press('ArrowRight');
  await expect(place).toHaveText('3 of 3');
  await expect(deck.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  await deck.getByRole('list').evaluate((list) => list.scrollTo({ left: 0, behavior: 'instant' }));
  await expect(place).toHaveText('1 of 3');
});

test('a sheet opens at the bottom of a phone, keeps the focus, and gives it back', async () => {
  await open('layers');
  const opener = page.getByRole('button', { name: 'Open sheet' });
  await opener.click();
  const sheet = page.getByRole('dialog', { name: 'Change category' });
  await expect(sheet.getByRole('textbox')).toBeFocused();
  const box = (await sheet.boundingBox())!;
  expect([box.x, box.width, Math.round(box.y + box.height)]).toEqual([0, PHONE, 844]);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
});

test('filters stand in a bar on a desktop and in a sheet on a phone', async () => {
  await open('layers', DESKTOP);
  const filters = sample('Filter sheet');
  await expect(filters.getByRole('combobox', { name: 'Account' })).toHaveCount(2);
  await resize(page, PHONE);
  await filters.getByRole('button', { name: 'Filter 2 set' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filters' });
  await sheet.getByRole('button', { name: 'Clear filters' }).click();
  await sheet.getByRole('button', { name: 'Show 24 transactions' }).click();
  await expect(sheet).toBeHidden();
  await expect(filters.getByRole('button', { name: 'Filter', exact: true })).toHaveCount(2);
});
