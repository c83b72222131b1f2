import type { Page, Route } from '@playwright/test';

async function withoutFiles(page: Page, files: string): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route(files, (route) => (isHeld ? void held.push(route) : route.continue()));
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}

/** Holds the shell's scripts back until the returned function is called. */
export const withoutScripts = (page: Page) => withoutFiles(page, '**/assets/*.js');

/** Holds the fonts back until the returned function is called. */
export const withoutFonts = (page: Page) => withoutFiles(page, '**/*.woff2');
