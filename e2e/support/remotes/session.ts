import type { Page } from '@playwright/test';

/**
 * Resolves when the page listens to changes of remotes and reports how they load. A page starts both when it is
 * first idle, so a page that is left earlier has received and reported nothing.
 */
export const sessionBegins = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().endsWith('/remotes/events'));
