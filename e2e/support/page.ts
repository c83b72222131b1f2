import { buffer } from 'node:stream/consumers';
import { type Download, expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** This is the view that the server drew. */
    halyardView?: object | null;
  }
}

/** Returns the screen without the frame around it. */
export const main = (page: Page): Locator => page.getByRole('main');

export const card = (page: Page, title: string): Locator =>
  main(page).getByRole('region', { name: title });

/**
 * Scrolls to a card of home. The app may replace the view that the server drew, and the page loads the code of the card
 * on the way, so the card is not expected to stay the same element.
 */
export async function reach(page: Page, title: string): Promise<void> {
  await expect(card(page, title)).toBeAttached();
  await reacts(page);
  await card(page, title).evaluate((region) => region.scrollIntoView({ block: 'center' }));
}

/** Waits until the screen with this first heading appears. */
export async function arriveAt(page: Page, heading: string): Promise<void> {
  await expect(
    main(page).getByRole('heading', { level: 1, name: heading, exact: true }),
  ).toBeVisible();
  await reacts(page);
}

/**
 * Waits until the app has taken over the view that the server drew. That view ignores presses and has an empty
 * footer.
 */
export const reacts = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => !window.halyardView || !!document.querySelector('footer a')))
    .toBe(true);

/** Opens another screen through the menu, without reloading the page. */
export const follow = (page: Page, entry: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();

/** Opens an address as the browser's back button does, without reloading the page. */
export const moveTo = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);

/** Opens an address. If the page already shows the product, it is not reloaded. */
export async function comeTo(page: Page, address: string): Promise<void> {
  const isOpen = (await page.locator('#root').count()) > 0;
  await (isOpen ? moveTo(page, address) : page.goto(address));
}

/** Chooses one chip of a group and waits until it is chosen. */
export async function choose(page: Page, group: string, chip: string): Promise<void> {
  const chips = page.getByRole('radiogroup', { name: group });
  await chips.locator('label').filter({ hasText: chip }).first().click();
  await expect(chips.getByRole('radio', { name: chip, checked: true })).toBeVisible();
}

export const expectMessage = (page: Page, message: string): Promise<void> =>
  expect(page.getByRole('status').getByText(message, { exact: true }).last()).toBeVisible();

/** Waits until the newest message is this one, so that the last “Undo” belongs to it. */
export const expectLastMessage = (page: Page, message: string): Promise<void> =>
  expect(page.getByRole('status').getByRole('paragraph').last()).toHaveText(message);

export async function undo(page: Page): Promise<void> {
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().click();
  await expectMessage(page, 'Change undone');
}

/** Returns the bytes of a downloaded file. */
export const bytesOf = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream());
