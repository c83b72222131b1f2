import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { buildKit, KIT_URL, serveKit } from '../setup/kit.mjs';
import {
  accessibilityProblems,
  colourProblems,
  horizontalOverflow,
} from '../support/accessibility';
import { DESKTOP, PHONE, resize } from '../support/browser';
import { smallTargets } from '../support/input/touch';

const PAGES = [
  'tokens',
  'base',
  'entry',
  'identity',
  'figures',
  'controls',
  'lists',
  'layers',
  'charts',
  'frame',
];

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
  await showCharts();
}

/** A chart is drawn only when it is near the window. */
async function showCharts(): Promise<void> {
  const size = page.viewportSize()!;
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...size, height });
  await expect(page.getByText('Loading chart...')).toHaveCount(0);
  await page.setViewportSize(size);
}

async function expectDark(name: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await colourProblems(page)).toEqual([]);
  await expect(page).toHaveScreenshot(`${name}-phone-dark.png`, { fullPage: true });
}

const sample = (title: string): Locator => page.getByRole('region', { name: title, exact: true });

for (const name of PAGES) {
  test(`the page of ${name} looks as before, fits, and is accessible`, async () => {
    await open(name);
    expect(await smallTargets(page.getByRole('main'))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(page).toHaveScreenshot(`${name}-phone-light.png`, { fullPage: true });
    await expectDark(name);
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
  const status = card.getByRole('status');
  await card.focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toHaveText('Reviewed');
  await card.getByRole('button', { name: 'Flag' }).click();
  await expect(status).toHaveText('Flagged');
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
  await expect(status).toHaveText('Flagged');
  await drag(140);
  await expect(status).toHaveText('Reviewed');
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

test('bottom tabs mark the open screen, lead to another, and open the menu by key', async () => {
  await open('frame');
  const tabs = sample('Bottom tabs').getByRole('navigation', { name: 'Tabs', exact: true });
  const home = tabs.getByRole('link', { name: 'Home' });
  await expect(home).toHaveAttribute('aria-current', 'page');
  await home.focus();
  for (let steps = 0; steps < 4; steps += 1) await page.keyboard.press('Tab');
  const more = tabs.getByRole('button', { name: 'More' });
  await expect(more).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(more).toHaveAttribute('aria-expanded', 'true');
  await tabs.getByRole('link', { name: 'Spending' }).click();
  await expect(page).toHaveURL(`${KIT_URL}/charts`);
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

test('a chart is read with keys, cut to a range, and opens the rows behind a point', async () => {
  await open('charts');
  const sampled = sample('Net worth chart');
  const slider = sampled.getByRole('slider', { name: 'Net worth by month, point by point' });
  await slider.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(slider).toHaveAttribute('aria-valuetext', /^May 2025: Net worth \$309,300, Assets/);
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Jan 2024: /);
  await page.keyboard.press('Enter');
  await expect(sampled.getByRole('status').first()).toHaveText('Opened 2024-01');
  await sampled.getByText('3M', { exact: true }).click();
  await slider.focus();
  await page.keyboard.press('Home');
  await expect(slider).toHaveAttribute('aria-valuetext', /^Mar 2025: /);
  await sampled.getByRole('button', { name: 'Assets' }).first().click();
  await expect(slider).toHaveAttribute('aria-valuetext', /^Jun 2025: Net worth \$[\d,]+, Debts −/);
});

test('a finger reads a slice with one tap and opens it with the next', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  });
  await serveKit(context);
  const phone = await context.newPage();
  await phone.goto(`${KIT_URL}/charts`);
  const pie = phone.getByRole('region', { name: 'Shares pie' });
  await pie.scrollIntoViewIfNeeded();
  const rent = pie.locator('svg[role="img"] path').first();
  await rent.scrollIntoViewIfNeeded();
  const box = (await rent.boundingBox())!;
  const tap = () => phone.touchscreen.tap(box.x + box.width - 12, box.y + box.height / 2);
  await tap();
  await expect(pie.getByText('32% of total')).toBeVisible();
  await expect(pie.getByRole('status').first()).toBeEmpty();
  await tap();
  await expect(pie.getByRole('status').first()).toHaveText('Opened Rent');
  await pie
    .getByRole('button', { name: /^Others/ })
    .first()
    .click();
  await expect(pie.getByRole('img', { name: 'Spending by category, Others' })).toBeVisible();
  await context.close();
});

test('a chart is saved as a picture of the theme', async () => {
  await open('charts');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save picture: Money in June' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('money-in-june.png');
  const bytes = readFileSync(await file.path());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
});
