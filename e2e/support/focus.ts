import type { Locator, Page } from 'playwright-core';

/** More presses than a dialog has controls, so that the focus comes round. */
const PRESSES = 40;

export const hasFocus = (control: Locator): Promise<boolean> =>
  control.evaluate((element) => element === document.activeElement);

/** Presses Tab until the focus has gone round an open dialog; how often it was behind the dialog meanwhile. */
export async function escapes(page: Page): Promise<number> {
  let outside = 0;
  for (let press = 0; press < PRESSES; press += 1) {
    await page.keyboard.press('Tab');
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    );
    if (isOutside) outside += 1;
  }
  return outside;
}
