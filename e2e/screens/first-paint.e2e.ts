import { expect, type Page, test } from '@playwright/test';
import { DESKTOP, PHONE, resize, visitsOf } from '../support/browser';
import { DECLARED_SCREENS } from '../support/declared-screens';
import { withoutScripts } from '../support/held-files';
import { signUp } from '../support/household/account';
import { financialData } from '../support/household/household';
import { atRest } from '../support/rest';
import { linkPersona } from '../support/services/practice-bank';
import { layoutShift, watchShifts } from '../support/shifts';
import { thoroughTest } from '../support/thorough-test';

const visit = visitsOf();

const MOST_SHIFT = 0.005;

/** Each makes the visitor of a page another kind of user. */
const PEOPLE: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  'a visitor who sees the sample': async () => undefined,
  'a visitor with an account of their own': (page) =>
    financialData(page.context()).account('Jar behind the flour', 1_234.56),
  'a user with a linked bank': (page) => linkPersona(page, /^Family homeowners/i),
  'a user who signed up and has no accounts': (page) =>
    signUp(page.context().request, 'first.paint@example.com'),
};

/** The header of a card grows a little when its button comes. */
const MOST_MOVE_PX = 4;

interface Text {
  readonly words: string;
  readonly x: number;
  readonly y: number;
}

/** Returns the texts in the window with their places, without those that say that something loads. */
const texts = (page: Page): Promise<Text[]> =>
  page.evaluate(() => {
    const root = document.getElementById('root') ?? document;
    const found = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const seen = [];
    for (let text = found.nextNode(); text; text = found.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const { x, y, width } = range.getBoundingClientRect();
      const words = text.nodeValue?.trim();
      const isShown =
        width > 1 &&
        y < innerHeight &&
        text.parentElement?.checkVisibility({ visibilityProperty: true });
      if (words && isShown && !/^(Loading|Please wait)/.test(words)) seen.push({ words, x, y });
    }
    return seen;
  });

const isSame = (a: Text) => (b: Text) =>
  a.words === b.words && Math.hypot(a.x - b.x, a.y - b.y) <= MOST_MOVE_PX;

async function firstPaint(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await withoutScripts(page);
  if (path !== '/') await page.goto(path, { waitUntil: 'commit' });
  else {
    // The process that draws views starts with the first page.
    await expect(async () => {
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => !!window.halyardView, null, { timeout: 5_000 });
    }).toPass();
  }
  await expect(page.getByRole('banner').getByText('Halyard')).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  return release;
}

for (const [who, becomes] of Object.entries(PEOPLE)) {
  thoroughTest(`the first paint of every screen stays as it is, for ${who}`, async () => {
    test.setTimeout(600_000);
    const { page } = await visit({ noise: 'none' });
    await becomes(page);
    await page.addInitScript(watchShifts);
    const changed: unknown[] = [];
    for (const width of [PHONE, DESKTOP]) {
      await resize(page, width);
      for (const { path } of DECLARED_SCREENS) {
        const release = await firstPaint(page, path);
        const before = await texts(page);
        await release();
        await expect(page.locator('#root [inert]')).toHaveCount(0);
        await atRest(page);
        await page.unrouteAll({ behavior: 'wait' });
        const after = await texts(page);
        const gone = before.filter((text) => !after.some(isSame(text)));
        const shift = await layoutShift(page);
        if (before.length === 0 || gone.length > 0 || shift > MOST_SHIFT)
          changed.push({ path, width, texts: before.length, gone, shift });
      }
    }
    expect(changed).toEqual([]);
  });
}
