import type { Page } from '@playwright/test';

/** No dialog has this many controls. */
const LIMIT = 60;

/** Returns where the focus is, relative to an open dialog. `round` means that the focus was on this control before. */
function placeOfFocus(): 'inside' | 'outside' | 'round' {
  const control = document.activeElement;
  // After the last control, the focus passes through the controls of the browser.
  if (!(control instanceof HTMLElement) || control === document.body) return 'inside';
  if (control.dataset['focusCame']) return 'round';
  control.dataset['focusCame'] = 'yes';
  return control.closest('dialog') ? 'inside' : 'outside';
}

/** Presses Tab until the focus has gone once around an open dialog. Returns how often it was outside the dialog. */
export async function escapes(page: Page): Promise<number> {
  await page.evaluate(() => {
    for (const control of document.querySelectorAll('[data-focus-came]'))
      control.removeAttribute('data-focus-came');
  });
  let outside = 0;
  for (let press = 0; press < LIMIT; press += 1) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(placeOfFocus);
    if (place === 'round') return outside;
    if (place === 'outside') outside += 1;
  }
  throw new Error(`${LIMIT} presses of Tab did not bring the focus round`);
}
