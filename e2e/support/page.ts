import type { Locator, Page } from 'playwright-core';

/** The screen itself, without the frame around it. */
export const main = (page: Page): Locator => page.getByRole('main');

/** Waits until the screen with this first heading is there. */
export const arriveAt = (page: Page, heading: string | RegExp): Promise<void> =>
  main(page).getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();

/** Goes to another screen as a person does, without loading the page anew. */
export const follow = (page: Page, entry: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: entry, exact: true })
    .click();

/** What a message that comes and goes says; resolves once it is there. */
export const told = (page: Page, message: string): Promise<void> =>
  page.getByRole('status').getByText(message, { exact: true }).waitFor();
