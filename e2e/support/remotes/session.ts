import type { Page } from 'playwright-core';

/**
 * Once the page that is about to open hears of changed remotes and tells how they fare. It begins both in its first
 * idle moment: a page that is left before that has heard and told nothing.
 */
export const sessionBegins = (page: Page): Promise<unknown> =>
  page.waitForResponse((answer) => answer.url().endsWith('/remotes/events'));
