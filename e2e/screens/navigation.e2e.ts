import { spread } from '@halyard/shared-contracts/testing/thorough';
import { expect, type Page, test } from '@playwright/test';
import {
  accessibilityProblems,
  colourProblems,
  horizontalOverflow,
} from '../support/accessibility';
import { DESKTOP, PHONE, visitsOf } from '../support/browser';
import { arriveAt, main } from '../support/page';
import { atRest } from '../support/rest';
import { smallTargets } from '../support/input/touch';
import { thoroughTest } from '../support/thorough-test';
import { journeyWidths } from '../support/widths';

const visit = visitsOf();

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Tabs' });
const footer = (page: Page) => page.getByRole('contentinfo');
const FOOTER_LINE = 'Company, product, and legal';
const FOOTER_LIMIT_PX = 120;

async function openHelp(width: number): Promise<Page> {
  const { page } = await visit({ width });
  await page.goto('/help');
  await arriveAt(page, 'Help & Support');
  await expect(footer(page).getByText('© 2025 Halyard')).toBeVisible();
  return page;
}

test.describe('on a phone', () => {
  test('the tabs lead to the main screens, and More opens the drawer', async () => {
    const page = await openHelp(PHONE);
    for (const name of ['Transactions', 'Spending', 'Budget', 'Home']) {
      await tabs(page).getByRole('link', { name }).click();
      await expect(tabs(page).getByRole('link', { name, exact: true })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expect(main(page).getByRole('heading', { level: 1 })).toBeVisible();
    }
    await tabs(page).getByRole('button', { name: 'More' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await drawer.getByRole('link', { name: 'Settings' }).click();
    await arriveAt(page, 'Settings');
  });

  //
  test('the closed footer is at most 120 px high, and open it shows every link, as the tabs and the drawer do, for a finger and axe', async () => {
    const page = await openHelp(PHONE);
    const height = async () => (await footer(page).boundingBox())!.height;
    expect(await height()).toBeLessThanOrEqual(FOOTER_LIMIT_PX);
    const help = footer(page).getByRole('link', { name: 'Help Center' });
    await expect(help).toBeHidden();
    await footer(page).getByText(FOOTER_LINE).click();
    await help.click();
    await arriveAt(page, 'Help & Support');
    if (await help.isHidden()) await footer(page).getByText(FOOTER_LINE).click();
    expect(await smallTargets(footer(page))).toEqual([]);
    expect(await smallTargets(tabs(page))).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await tabs(page).getByRole('button', { name: 'More' }).click();
    const drawer = page.getByRole('dialog', { name: 'Menu' });
    await expect(drawer.getByRole('heading', { name: 'CASH' })).toBeVisible();
    expect(await smallTargets(drawer)).toEqual([]);
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await colourProblems(page)).toEqual([]);
  });

  for (const width of spread([320, PHONE], 1)) {
    test(`at ${width} px text of twice the size overflows nothing`, async () => {
      const page = await openHelp(width);
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      expect(await horizontalOverflow(page)).toBe(0);
      for (const tab of await tabs(page).locator('a, button').all()) {
        const { x, width: wide } = (await tab.boundingBox())!;
        expect(x + wide).toBeLessThanOrEqual(width);
      }
    });
  }

  thoroughTest('search does not jump while results load', async () => {
    const page = await openHelp(PHONE);
    await page.getByRole('button', { name: 'Search' }).click();
    const input = page.getByRole('combobox', { name: 'Search' });
    const top = async () => (await input.boundingBox())!.y;
    await expect(input).toBeFocused();
    const before = await top();
    await page.keyboard.type('a');
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.type('zzzzzz');
    await expect(page.getByText('Nothing found')).toBeVisible();
    expect(await top()).toBe(before);
  });
});

test.describe('on a desktop', () => {
  thoroughTest('a visitor opens the account menu by keyboard and reaches Settings', async () => {
    const page = await openHelp(DESKTOP);
    const button = page.getByRole('button', { name: 'Account menu' });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('You are visiting without an account')).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(page.getByText('You are visiting without an account')).toBeHidden();
    await expect(button).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Settings' })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arriveAt(page, 'Settings');
    await expect(page.getByRole('link', { name: 'Settings' })).toHaveCount(0);
  });

  thoroughTest('thin rules group the entries of the sidebar', async () => {
    const page = await openHelp(DESKTOP);
    const entries = page.getByRole('navigation', { name: 'Main' }).getByRole('listitem');
    await expect(entries.filter({ hasText: 'Bank Connection' })).toBeVisible();
    const ruled = await entries.evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).borderTopWidth !== '0px')
        .map(({ textContent }) => textContent),
    );
    expect(ruled).toEqual(['Accounts', 'Protection', 'Cash Flow', 'Bank Connection']);
  });

  thoroughTest('the end of the sidebar can be reached in a low window', async () => {
    const page = await openHelp(DESKTOP);
    await page.setViewportSize({ width: DESKTOP, height: 600 });
    const summary = page.getByRole('region', { name: 'Account summary' });
    await expect(summary.getByText('CLOSED')).toBeAttached();
    const last = summary.getByRole('link', { name: '+ Add Account' });
    await page.locator('aside').evaluate((aside) => aside.scrollTo(0, aside.scrollHeight));
    const { y, height } = (await last.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual(600);
    await last.click();
    await arriveAt(page, 'Accounts');
  });

  thoroughTest('the skip link moves the focus to the content', async () => {
    const page = await openHelp(DESKTOP);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(main(page)).toBeFocused();
  });
});

for (const width of journeyWidths(PHONE)) {
  thoroughTest(
    `at ${width} px the active entry and the chosen chip differ in forced colors`,
    async () => {
      const { page } = await visit({ width });
      await page.emulateMedia({ forcedColors: 'active' });
      await page.goto('/spending');
      await arriveAt(page, 'Spending Analysis');
      await atRest(page);
      const look = (selector: string) =>
        page
          .locator(selector)
          .filter({ visible: true })
          .first()
          .evaluate((element) => {
            const { backgroundColor, borderTopWidth, borderInlineStartWidth } =
              getComputedStyle(element);
            return [backgroundColor, borderTopWidth, borderInlineStartWidth].join(' ');
          });
      const nav = width === PHONE ? 'nav[aria-label="Tabs"]' : 'nav[aria-label="Main"]';
      expect(await look(`${nav} [aria-current]`)).not.toBe(
        await look(`${nav} a:not([aria-current])`),
      );
      expect(await look('label:has(input:checked)')).not.toBe(
        await look('label:has(input:not(:checked))'),
      );
    },
  );
}
