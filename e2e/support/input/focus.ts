import type { Page } from '@playwright/test';

/** More presses than a dialog has controls. */
const LIMIT = 60;

/** Where the focus is, seen from an open dialog; `round` where it has been before. */
function placeOfFocus(): 'inside' | 'outside' | 'round' {
  const control = document.activeElement;
  // Between the last control and the first the browser's own have their turn.
  if (!(control instanceof HTMLElement) || control === document.body) return 'inside';
  if (control.dataset['focusCame']) return 'round';
  control.dataset['focusCame'] = 'yes';
  return control.closest('dialog') ? 'inside' : 'outside';
}

/** Presses Tab until the focus has gone round an open dialog; how often it was behind the dialog meanwhile. */
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
