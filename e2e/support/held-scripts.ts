import type { Page, Route } from '@playwright/test';

/** Holds the shell's scripts back until the returned function is called. */
export async function withoutScripts(page: Page): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isHeld = true;
  await page.route('**/assets/*.js', (route) =>
    isHeld ? void held.push(route) : route.continue(),
  );
  return async () => {
    isHeld = false;
    for (const route of held) await route.continue();
  };
}
